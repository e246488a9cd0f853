import type { AdapterSetup, Bip122Types, DiscoveredWallet } from '@foyer/core'
import type { InjectedCalls } from '@foyer/core/internal'
import type { BitcoinOptions } from './BitcoinOptions.js'

type Calls = InjectedCalls<'bip122', Bip122Types>

/**
 * Adds Bitcoin: `createFoyer({ adapters: [bitcoin()] })`. Wallets are found by the Wallet Standard, in `window.btc_providers`, and where Xverse,
 * Leather, OKX, Phantom and UniSat put themselves. Balances and receipts come from the network's URLs, which are asked in Esplora's shape. What a
 * request to a wallet needs is loaded on the first use.
 */
export function bitcoin({ page }: BitcoinOptions = {}): AdapterSetup<'bip122'> {
  return {
    namespace: 'bip122',
    create: (context) =>
      context.createLazyAdapter<Calls, DiscoveredWallet>(context, {
        namespace: 'bip122',
        page,
        load: async (parts) => {
          let ways: typeof import('./engine/createBitcoinWay.js')
          // Both are fetched at once; no way to a wallet is made before they are here.
          const engine = context.loadEngine<Calls>({
            ...parts,
            wayOf: (wallet) => ways.createBitcoinWay(wallet, context, page),
          })
          ways = await import('./engine/createBitcoinWay.js')
          return engine
        },
      }),
  }
}
