import type { CallsAction, TransactionAction } from '../requests/Action.js'
import type { Ask } from './Ask.js'
import { accountOf } from './accountOf.js'
import { prepareTransaction } from './evm/prepareTransaction.js'
import { readFields, readList } from './evm/readHex.js'
import type { World } from './World.js'

/** `eth_sendTransaction`: of the plain account a transaction, of the smart account an operation with one call. */
export async function prepareSend(
  ask: Ask,
  world: World,
): Promise<TransactionAction | CallsAction> {
  const given = readFields(readList(ask.params)[0], 'The transaction')
  const account = accountOf(world, given.from)
  if (account.type === 'eoa') return prepareTransaction(ask, world, account, given)
  const { prepareCall } = await import('./smart/prepareCall.js')
  return prepareCall(ask, world, account, given)
}
