import type { InjectedFamily } from '../../../ways/InjectedFamily.js'
import { discover } from './discover.js'

/** Solana's wallets in a page. */
export const solanaInjected = {
  discover,
  calls: [
    'connect',
    'reconnect',
    'disconnect',
    'switchChain',
    'getBalance',
    'signMessage',
    'sendTransaction',
    'transfer',
    'waitForTransactionReceipt',
    'getProvider',
  ],
} as const satisfies InjectedFamily
