import type { InjectedFamily } from '../../../ways/InjectedFamily.js'
import { discoverStandard } from '../../../ways/standard/discoverStandard.js'

/** Solana's wallets in a page. */
export const solanaInjected = {
  discover: (parameters) => discoverStandard(parameters, { namespace: 'solana', prefix: 'solana' }),
  features: [
    ...['signMessage', 'sendTransaction', 'signTransaction', 'signAllTransactions', 'signIn'],
    ...['transfer', 'prepareTransfer', 'readTouched', 'getTokens', 'waitForTransactionReceipt'],
  ],
} as const satisfies InjectedFamily
