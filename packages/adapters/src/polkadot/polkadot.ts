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
          const loading = import('./engine/createInjectedWay.js')
          // The way to a wallet is made later than this arrives: both are fetched at once.
          const engine = context.loadEngine<Calls>({
            ...parts,
            wayOf: async (wallet) => (await loading).createInjectedWay(wallet, context),
          })
          await loading
          return engine
        },
      }),
  }
}
