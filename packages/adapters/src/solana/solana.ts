import type { AdapterSetup, DiscoveredWallet, SolanaTypes } from '@foyer/core'
import type { InjectedCalls } from '@foyer/core/internal'
import type { SolanaOptions } from './SolanaOptions.js'

type Calls = InjectedCalls<'solana', SolanaTypes>

/**
 * Adds Solana: `createFoyer({ adapters: [solana()] })`. Wallets are found by the Wallet Standard. What a request to one needs is loaded on the
 * first use; no SDK is.
 */
export function solana({ page, names }: SolanaOptions = {}): AdapterSetup<'solana'> {
  return {
    namespace: 'solana',
    create: (context) =>
      context.createLazyAdapter<Calls, DiscoveredWallet>(context, {
        namespace: 'solana',
        page,
        load: async (parts) => {
          const loading = import('./engine/createSolanaWay.js')
          // The way to a wallet is made later than this arrives: both are fetched at once.
          const engine = context.loadEngine<Calls>({
            ...{ ...parts, names },
            wayOf: async (wallet) => (await loading).createSolanaWay(wallet, context),
          })
          await loading
          return engine
        },
      }),
  }
}
