import type { InjectedFamily } from '../../../ways/InjectedFamily.js'
import { discover } from './discover.js'

/** EVM wallets in a page. */
export const eip155Injected = {
  discover,
  calls: [
    'connect',
    'reconnect',
    'disconnect',
    'switchChain',
    'getBalance',
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
    'getProvider',
  ],
} as const satisfies InjectedFamily
