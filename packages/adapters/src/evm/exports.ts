export type { EvmOptions } from './EvmOptions.js'
export { evm } from './evm.js'
