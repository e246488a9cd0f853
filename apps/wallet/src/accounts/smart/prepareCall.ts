import type { CallsAction } from '../../requests/Action.js'
import { type Ask, commonOf } from '../Ask.js'
import { evmAddresses } from '../accountOf.js'
import { readCall } from '../evm/prepareTransaction.js'
import { invalid } from '../failures.js'
import { requireSmart } from '../requireSmart.js'
import type { World } from '../World.js'
import { completeOperation } from './completeOperation.js'
import { createSafe, watch } from './createSafe.js'
import { explainPoor } from './explainPoor.js'

/** `eth_sendTransaction` of the smart account: an operation with one call, paid by the server where it does. */
export async function prepareCall(
  ask: Ask,
  world: World,
  account: CallsAction['account'],
  given: Readonly<Record<string, unknown>>,
): Promise<CallsAction> {
  requireSmart(world, ask.network)
  const { to, value, data } = readCall(given, ask.network, world)
  if (to === undefined)
    throw invalid('The smart account makes no contracts. Use the plain account for it.')
  const safe = await createSafe(world, ask.network, watch(evmAddresses(world).eoa))
  const calls = [{ to, value, data }]
  const callData = await safe.encodeCalls(calls)
  const sponsor = { context: {}, isRequired: false }
  const by = await completeOperation(world, ask.network, safe, { callData }, sponsor).catch(
    explainPoor(world, ask.network, safe.address, calls),
  )
  return { ...commonOf(ask), kind: 'calls', account, calls, by }
}
