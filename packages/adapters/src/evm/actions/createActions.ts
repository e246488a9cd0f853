import type { Adapter, Eip155Types } from '@foyer/core'
import { readTouched } from '@foyer/protocol'
import { estimateGas } from './estimateGas.js'
import { getAssets } from './getAssets.js'
import { getBalance } from './getBalance.js'
import { getCallsStatus } from './getCallsStatus.js'
import { getCapabilities } from './getCapabilities.js'
import { sendCalls } from './sendCalls.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'
import { signTypedData } from './signTypedData.js'
import type { Tools } from './Tools.js'
import { waitForTransactionReceipt } from './waitForTransactionReceipt.js'

export type Actions = Required<
  Pick<
    Adapter<Eip155Types>,
    | 'getBalance'
    | 'getAssets'
    | 'getIdentity'
    | 'signMessage'
    | 'signTypedData'
    | 'estimateGas'
    | 'sendTransaction'
    | 'writeContract'
    | 'waitForTransactionReceipt'
    | 'getCapabilities'
    | 'sendCalls'
    | 'getCallsStatus'
    | 'readTouched'
  >
>

/** What is done with a connected wallet. What needs viem's codecs is loaded apart. */
export function createActions(tools: Tools): Actions {
  return {
    getBalance: (parameters) => getBalance(tools, parameters),
    getAssets: (id, parameters) => getAssets(tools, id, parameters),
    getIdentity: async (parameters) =>
      (await import('./getIdentity.js')).getIdentity(tools, parameters),
    signMessage: (id, parameters) => signMessage(tools, id, parameters),
    signTypedData: (id, parameters) => signTypedData(tools, id, parameters),
    estimateGas: (id, parameters) => estimateGas(tools, id, parameters),
    sendTransaction: (id, parameters) => sendTransaction(tools, id, parameters),
    writeContract: async (id, parameters) =>
      (await import('./writeContract.js')).writeContract(tools, id, parameters),
    waitForTransactionReceipt: (parameters) => waitForTransactionReceipt(tools, parameters),
    getCapabilities: (id, parameters) => getCapabilities(tools, id, parameters),
    sendCalls: (id, parameters) => sendCalls(tools, id, parameters),
    getCallsStatus: (id, parameters) => getCallsStatus(tools, id, parameters),
    readTouched: async (given) => readTouched(given),
  }
}
