import type { Signer } from './takesRequest.js'

/** What the SDK keeps in the page's local storage, by the keys of its version 4. Absent where the browser refuses storage. */
export const keptBySdk = {
  /** The version of the SDK. */
  version: () => read('-CBWSDK:VERSION') ?? '4',
  /** What signs for the connected account; `undefined` before one is. */
  signer(): Signer | undefined {
    const kept = read('-CBWSDK:SignerConfigurator:SignerType')
    return kept === 'scw' || kept === 'walletlink' ? kept : undefined
  },
}

function read(key: string): string | undefined {
  try {
    return globalThis.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
