export type { WalletOffer } from '../WalletOffer.js'
export type { CoinbaseOptions, CoinbasePreference } from './CoinbaseOptions.js'
export { coinbase } from './coinbase.js'
