import type { CallsAction } from '../../../../actions/Action.js'
import type { ApprovalRequest } from '../../../../actions/ApprovalRequest.js'
import { commonOf } from '../../../commonOf.js'
import { invalid } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { evmAddresses } from '../accountOf.js'
import { readCall } from '../prepareTransaction.js'
import { requireSmart } from '../requireSmart.js'
import { completeOperation } from './completeOperation.js'
import { createSafe, watch } from './createSafe.js'
import { explainPoor } from './explainPoor.js'

/** `eth_sendTransaction` of the smart account: an operation with one call, paid by the server where it does. */
export async function prepareCall(
  request: ApprovalRequest,
  world: WalletEnvironment,
  account: CallsAction['account'],
  given: Readonly<Record<string, unknown>>,
): Promise<CallsAction> {
  requireSmart(world, request.network)
  const { to, value, data } = readCall(given, request.network, world)
  if (to === undefined) throw invalid('smartMakesNoContract')
  const safe = await createSafe(world, request.network, watch(evmAddresses(world).eoa))
  const calls = [{ to, value, data }]
  const callData = await safe.encodeCalls(calls)
  const sponsor = { context: {}, isRequired: false }
  const by = await completeOperation(world, request.network, safe, { callData }, sponsor).catch(
    explainPoor(world, request.network, safe.address, calls),
  )
  return { ...commonOf(request), kind: 'calls', account, calls, by }
}
