import type { BitcoinWalletOptions } from '../bitcoin/BitcoinWalletOptions.js'
import { art } from './art.js'

/** Options of Hummock: a wallet of Bitcoin with two accounts, which registers itself by the Wallet Standard. */
export const hummock = {
  name: 'Hummock',
  icon: art(
    '<rect width="48" height="48" fill="#4a3520"/><path d="M6 36c4-8 9-12 14-12s7 4 11 4 7-2 11-6v14Z" fill="#e8a34a"/><circle cx="15" cy="13" r="4" fill="#f6e3bf"/>',
  ),
  accounts: [0, 1],
} as const satisfies Partial<BitcoinWalletOptions>
