import type { AdapterSetup, CosmosTypes, DiscoveredWallet } from '@foyer/core'
import type { InjectedCalls } from '@foyer/core/internal'
import type { CosmosOptions } from './CosmosOptions.js'

type Calls = InjectedCalls<'cosmos', CosmosTypes>

/**
 * Adds chains of Cosmos: `createFoyer({ adapters: [cosmos()] })`. Wallets of Keplr's shape are found in the page. A network says by
 * `custom.bech32Prefix` and `custom.denom` how its addresses and its coin are written, and its RPC URL is that of its REST service. What a request to a
 * wallet needs is loaded on the first use; no SDK is.
 */
export function cosmos({ page }: CosmosOptions = {}): AdapterSetup<'cosmos'> {
  return {
    namespace: 'cosmos',
    create: (context) =>
      context.createLazyAdapter<Calls, DiscoveredWallet>(context, {
        namespace: 'cosmos',
        page,
        load: async (parts) => {
          const loading = import('./engine/createKeplrWay.js')
          // The way to a wallet is made later than this arrives: both are fetched at once.
          const engine = context.loadEngine<Calls>({
            ...parts,
            wayOf: async (wallet) =>
              (await loading).createKeplrWay(wallet, context, page ?? globalThis.window),
          })
          await loading
          return engine
        },
      }),
  }
}
