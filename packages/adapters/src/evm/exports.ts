export { evm } from './evm.js'
export type { EvmOptions } from './options.js'
