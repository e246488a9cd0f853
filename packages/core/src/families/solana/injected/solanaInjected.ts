import type { InjectedFamily } from '../../../ways/InjectedFamily.js'
import { discoverStandard } from '../../../ways/standard/discoverStandard.js'
import { addCoinbase } from './addCoinbase.js'

/** Solana's wallets in a page. */
export const solanaInjected = {
  discover: ({ report, ...parameters }) =>
    discoverStandard(
      { ...parameters, report: (found) => report(addCoinbase(found, parameters)) },
      { namespace: 'solana', prefix: 'solana' },
    ),
  features: [
    ...['signMessage', 'sendTransaction', 'signTransaction', 'signAllTransactions', 'signIn'],
    ...['transfer', 'prepareTransfer', 'readTouched', 'getTokens', 'getIdentity'],
    'waitForTransactionReceipt',
  ],
} as const satisfies InjectedFamily
