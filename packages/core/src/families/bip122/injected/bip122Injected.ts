import type { InjectedFamily } from '../../../ways/InjectedFamily.js'
import { discover } from './discover.js'

/** Bitcoin's wallets in a page. */
export const bip122Injected = {
  discover,
  features: ['signMessage', 'sendTransaction', 'transfer', 'signPsbt', 'waitForTransactionReceipt'],
} as const satisfies InjectedFamily
