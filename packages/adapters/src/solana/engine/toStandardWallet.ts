import { FoyerError } from '@foyer/protocol'
import { clusterNames } from './toStandardChain.js'

type Provider = {
  readonly publicKey?: { toString(): string } | null | undefined
  readonly isConnected?: unknown
  connect(): Promise<unknown>
  disconnect?(): Promise<unknown>
  signMessage?(message: Uint8Array): Promise<unknown>
}

/**
 * The wallet of `window.coinbaseSolana` as one of the Wallet Standard: it connects and signs messages. Its transactions are objects of a library
 * that no page of ours loads, so it takes none; versions of today register by the standard and do.
 */
export function toStandardWallet(given: unknown): object {
  const provider = given as Provider
  const accounts = () => {
    const { publicKey } = provider
    if (!publicKey) return []
    // It names no clusters: the page chooses.
    return [{ address: publicKey.toString(), chains: clusterNames }]
  }
  return {
    features: {
      'standard:connect': {
        async connect({ silent }: { readonly silent?: boolean } = {}) {
          // It has no request without a prompt, but says whether it is connected.
          if (silent) return { accounts: provider.isConnected === true ? accounts() : [] }
          await provider.connect()
          return { accounts: accounts() }
        },
      },
      'standard:disconnect': { disconnect: async () => provider.disconnect?.() },
      'solana:signMessage': {
        async signMessage({
          account,
          message,
        }: {
          account: { address?: unknown }
          message: Uint8Array
        }) {
          const [own] = accounts()
          if (!own || own.address !== account.address) throw new FoyerError('account_not_connected')
          return [await provider.signMessage?.(message)]
        },
      },
    },
  }
}
