import type { CaipNetworkId } from '@foyer/protocol'
import type { BatchedCall } from '../../../../actions/Action.js'
import { invalid } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { readCall } from '../prepareTransaction.js'
import { readFields } from '../readHex.js'

/** One of several calls (EIP-5792). @throws `Failure` -32602; 4100 where it acts on an account of the user */
export function readBatchedCall(
  call: unknown,
  network: CaipNetworkId,
  world: Pick<WalletEnvironment, 'wallet'>,
): BatchedCall {
  const { to, value, data } = readCall(readFields(call, 'A call'), network, world)
  if (to === undefined) throw invalid('callReceiver')
  return { to, value, data }
}
