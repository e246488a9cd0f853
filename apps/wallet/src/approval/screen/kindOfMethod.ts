import type { Action } from '../../actions/Action.js'
import type { Asked } from '../Approval.js'

/** What a request will be once it is made ready, as far as its method tells. */
export const kindOfMethod = {
  connect: 'connect',
  personal_sign: 'message',
  eth_signTypedData_v4: 'typedData',
  eth_sendTransaction: 'transaction',
  eth_sendUserOperation: 'userOperation',
  wallet_sendCalls: 'calls',
  solana_signMessage: 'solanaMessage',
  solana_signTransaction: 'solanaTransactions',
  solana_signAllTransactions: 'solanaTransactions',
  solana_signAndSendTransaction: 'solanaTransactions',
} as const satisfies Record<Asked['method'], Action['kind']>
