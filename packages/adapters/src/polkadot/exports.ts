export type { PolkadotOptions } from './PolkadotOptions.js'
export { polkadot } from './polkadot.js'
