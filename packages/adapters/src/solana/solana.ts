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
          let ways: typeof import('./engine/createSolanaWay.js')
          // Both are fetched at once; no way to a wallet is made before they are here.
          const engine = context.loadEngine<Calls>({
            ...{ ...parts, names },
            wayOf: (wallet) => ways.createSolanaWay(wallet, context),
          })
          ways = await import('./engine/createSolanaWay.js')
          return engine
        },
      }),
  }
}
