import type { InjectedFamily } from '../../../ways/InjectedFamily.js'
import { discover } from './discover.js'

/** EVM wallets in a page. */
export const eip155Injected = {
  discover,
  looksAround: true,
  features: [
    'getAssets',
    'getIdentity',
    'signMessage',
    'signTypedData',
    'estimateGas',
    'sendTransaction',
    'transfer',
    'writeContract',
    'waitForTransactionReceipt',
    'getCapabilities',
    'sendCalls',
    'getCallsStatus',
    'readTouched',
  ],
} as const satisfies InjectedFamily
