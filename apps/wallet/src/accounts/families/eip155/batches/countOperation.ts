import type { CaipNetworkId } from '@foyer/protocol'
import { refuseAccount } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { evmAddresses } from '../accountOf.js'
import { readFields, readList } from '../readHex.js'
import { completeOperation } from '../smart/completeOperation.js'
import { createSafe, watch } from '../smart/createSafe.js'
import { gasOf } from '../smart/operation.js'
import { callsMax } from './callsMax.js'
import { readBatchedCall } from './readBatchedCall.js'

/**
 * The gas that the entry point sets aside for an operation with these calls (`{ calls }`, as of `wallet_sendCalls`), filled in as it would be sent and
 * measured by the bundler, with the account as its payer. Nothing is shown or signed.
 *
 * @throws `Failure` -32602, 5740, and what the bundler answers to calls that fail
 */
export async function countOperation(
  world: WalletEnvironment,
  network: CaipNetworkId,
  requested: unknown,
): Promise<bigint> {
  const list = readList(readFields(requested, 'What is to be counted').calls)
  if (list.length > callsMax)
    throw refuseAccount('callsTooMany', 5740, { given: { most: callsMax } })
  const calls = list.map((call) => readBatchedCall(call, network, world))
  const safe = await createSafe(world, network, watch(evmAddresses(world).eoa))
  const callData = await safe.encodeCalls(calls)
  const { operation } = await completeOperation(world, network, safe, { callData }, undefined)
  return gasOf(operation)
}
