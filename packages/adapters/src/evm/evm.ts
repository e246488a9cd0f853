import type { AdapterSetup } from '@foyer/core'
import { optionError } from '@foyer/protocol'
import { createAdapter } from './adapter.js'
import type { EvmOptions } from './options.js'

/**
 * Adds EVM networks: `createFoyer({ adapters: [evm()] })`. Wallets are found by EIP-6963 and in
 * `window.ethereum`. What is needed to ask a wallet is loaded on the first use, and not before.
 *
 * @throws `option_invalid` when `wagmiConfig` is no config of wagmi
 */
export function evm(options: EvmOptions = {}): AdapterSetup {
  const { wagmiConfig } = options
  if (wagmiConfig !== undefined && typeof wagmiConfig?.getClient !== 'function')
    throw optionError('wagmiConfig', 'Expected what createConfig of wagmi gives')
  return { namespace: 'eip155', create: (context) => createAdapter(context, options) }
}
