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
  /** Deletes all of it: the SDK takes what it kept as it is, and does not start over what it cannot read. */
  remove(): void {
    try {
      const { localStorage } = globalThis
      for (const key of keysOf(localStorage))
        if (/^-(CBWSDK|walletlink):/.test(key)) localStorage.removeItem(key)
    } catch {}
  },
}

function read(key: string): string | undefined {
  try {
    return globalThis.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function keysOf(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}
