export type { BitcoinOptions } from './BitcoinOptions.js'
export { bitcoin } from './bitcoin.js'
