import type { AdapterContext, AdapterSetup, Eip155Features } from '@foyer/core'
import type { EvmOptions } from './EvmOptions.js'
import type { EvmWallet } from './EvmWallet.js'
import type { Engine } from './engine/createEngine.js'

/**
 * Adds EVM networks: `createFoyer({ adapters: [evm()] })`. Wallets are found by EIP-6963 and in
 * `window.ethereum`. What a request to one needs is loaded on the first use.
 */
export function evm(options: EvmOptions = {}): AdapterSetup<'eip155'> {
  const { wagmiConfig, page, wallets } = options
  // What is no list has no such function.
  const isList = (wallets ?? []).every?.((offer) => typeof offer === 'function')
  const isConfig = wagmiConfig === undefined || typeof wagmiConfig?.getClient === 'function'
  return {
    namespace: 'eip155',
    create: (context: AdapterContext<Eip155Features>) =>
      context.createLazyAdapter<Engine['calls'], EvmWallet>(context, {
        namespace: 'eip155',
        page,
        offers: wallets,
        // A host with wagmi may connect by itself at any time, and has loaded most of the engine.
        loadsAtStart: wagmiConfig !== undefined,
        load: async (parts) => {
          const [{ createEngine }, features] = await Promise.all([
            import('./engine/createEngine.js').catch(async (error) => {
              const { explainMissing } = await import('./engine/explainMissing.js')
              throw explainMissing(error, wagmiConfig, parts.events())
            }),
            context.loadFeatures(),
          ])
          return createEngine({ ...options, ...parts, context, features })
        },
      }),
    problem: !isConfig
      ? '`wagmiConfig`: Expected what createConfig of wagmi gives'
      : isList
        ? undefined
        : '`wallets`: Expected what coinbase() gives',
  }
}
