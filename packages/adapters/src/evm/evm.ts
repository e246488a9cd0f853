import type { AdapterContext, AdapterSetup, Eip155Features } from '@foyer/core'
import { createSleepingAdapter } from './createSleepingAdapter.js'
import type { EvmOptions } from './options.js'

/**
 * Adds EVM networks: `createFoyer({ adapters: [evm()] })`. Wallets are found by EIP-6963 and in
 * `window.ethereum`. What finds them is loaded when the client wakes, what a request to one needs on the first use.
 */
export function evm(options: EvmOptions = {}): AdapterSetup<'eip155'> {
  const { wagmiConfig } = options
  const isConfig = wagmiConfig === undefined || typeof wagmiConfig?.getClient === 'function'
  return {
    namespace: 'eip155',
    create: (context: AdapterContext<Eip155Features>) => createSleepingAdapter(context, options),
    ...(!isConfig && { problem: '`wagmiConfig`: Expected what createConfig of wagmi gives' }),
  }
}
