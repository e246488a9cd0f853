import type { SolanaWalletOptions } from '../solana/SolanaWalletOptions.js'
import { art } from './art.js'

/** Options of Drumlin: a wallet of Solana with two accounts, which registers itself by the Wallet Standard. */
export const drumlin = {
  name: 'Drumlin',
  icon: art(
    '<rect width="48" height="48" fill="#3a2f5e"/><path d="M6 34c6-12 14-18 22-18 7 0 11 6 14 18Z" fill="#9fd8b4"/><circle cx="34" cy="13" r="4" fill="#f2d9a0"/>',
  ),
  accounts: [0, 1],
} as const satisfies Partial<SolanaWalletOptions>
