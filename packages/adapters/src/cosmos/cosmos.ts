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
          let ways: typeof import('./engine/createKeplrWay.js')
          // Both are fetched at once; no way to a wallet is made before they are here.
          const engine = context.loadEngine<Calls>({
            ...parts,
            wayOf: (wallet) => ways.createKeplrWay(wallet, context, page ?? globalThis.window),
          })
          ways = await import('./engine/createKeplrWay.js')
          return engine
        },
      }),
  }
}
