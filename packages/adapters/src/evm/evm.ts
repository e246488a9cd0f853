import type { AdapterContext, AdapterSetup, Eip155Features } from '@foyer/core'
import { createAdapter } from './createAdapter.js'
import type { EvmOptions } from './options.js'

/**
 * Adds EVM networks: `createFoyer({ adapters: [evm()] })`. Wallets are found by EIP-6963 and in
 * `window.ethereum`. What a request to one needs is loaded on the first use.
 */
export function evm(options: EvmOptions = {}): AdapterSetup<'eip155'> {
  const { wagmiConfig } = options
  const isConfig = wagmiConfig === undefined || typeof wagmiConfig?.getClient === 'function'
  return {
    namespace: 'eip155',
    create: (context: AdapterContext<Eip155Features>) => createAdapter(context, options),
    ...(!isConfig && { problem: '`wagmiConfig`: Expected what createConfig of wagmi gives' }),
  }
}
