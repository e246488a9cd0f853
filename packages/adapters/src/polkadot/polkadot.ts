import type { AdapterSetup, DiscoveredWallet, PolkadotTypes } from '@foyer/core'
import type { InjectedCalls } from '@foyer/core/internal'
import type { PolkadotOptions } from './PolkadotOptions.js'

type Calls = InjectedCalls<'polkadot', PolkadotTypes>

/**
 * Adds Polkadot and its parachains: `createFoyer({ adapters: [polkadot()] })`. Wallets are found in `window.injectedWeb3`. A network spells addresses
 * with its `custom.ss58Format`. What a request to a wallet needs is loaded on the first use; no SDK is.
 */
export function polkadot({ page }: PolkadotOptions = {}): AdapterSetup<'polkadot'> {
  return {
    namespace: 'polkadot',
    create: (context) =>
      context.createLazyAdapter<Calls, DiscoveredWallet>(context, {
        namespace: 'polkadot',
        page,
        load: async (parts) => {
          let ways: typeof import('./engine/createInjectedWay.js')
          // Both are fetched at once; no way to a wallet is made before they are here.
          const engine = context.loadEngine<Calls>({
            ...parts,
            wayOf: (wallet) => ways.createInjectedWay(wallet, context),
          })
          ways = await import('./engine/createInjectedWay.js')
          return engine
        },
      }),
  }
}
