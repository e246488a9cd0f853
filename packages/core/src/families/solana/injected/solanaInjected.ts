import type { InjectedFamily } from '../../../ways/InjectedFamily.js'
import { discover } from './discover.js'

/** Solana's wallets in a page. */
export const solanaInjected = {
  discover,
  features: ['signMessage', 'sendTransaction', 'transfer', 'waitForTransactionReceipt'],
} as const satisfies InjectedFamily
