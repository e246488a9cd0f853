import type { CallsAction, TransactionAction } from '../../../actions/Action.js'
import type { ApprovalRequest } from '../../../actions/ApprovalRequest.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { accountOf } from './accountOf.js'
import { prepareTransaction } from './prepareTransaction.js'
import { readFields, readList } from './readHex.js'

/** `eth_sendTransaction`: of the plain account a transaction, of the smart account an operation with one call. */
export async function prepareSend(
  request: ApprovalRequest,
  world: WalletEnvironment,
): Promise<TransactionAction | CallsAction> {
  const given = readFields(readList(request.params)[0], 'The transaction')
  const account = accountOf(world, given.from)
  if (account.type === 'eoa') return prepareTransaction(request, world, account, given)
  const { prepareCall } = await import('./smart/prepareCall.js')
  return prepareCall(request, world, account, given)
}
