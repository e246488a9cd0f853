import { rpcParameters } from '@foyer/protocol/frame'
import type { CallsAction } from '../../../../actions/Action.js'
import type { ApprovalRequest } from '../../../../actions/ApprovalRequest.js'
import { commonOf } from '../../../commonOf.js'
import { readParameters } from '../../../readParameters.js'
import { invalid, refuseAccount } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { accountOf, evmAddresses } from '../accountOf.js'
import { readNamedNetwork } from '../readNamedNetwork.js'
import { requireSmart } from '../requireSmart.js'
import { completeOperation, theServer } from '../smart/completeOperation.js'
import { createSafe, watch } from '../smart/createSafe.js'
import { explainPoor } from '../smart/explainPoor.js'
import { hashOf } from '../smart/operation.js'
import { operationId, randomId } from './batchId.js'
import { callsMax } from './callsMax.js'
import { demandWithin, readOperationFee } from './operationFee.js'
import { prepareSequence } from './prepareSequence.js'
import { readBatchedCall } from './readBatchedCall.js'
import { readCapabilities } from './readCapabilities.js'

const idMax = 512

/** `wallet_sendCalls` (EIP-5792): of the smart account one operation, all or none; of the plain account one transaction after another. */
export async function prepareCalls(
  request: ApprovalRequest,
  world: WalletEnvironment,
): Promise<CallsAction> {
  const [requested] = readParameters(rpcParameters.wallet_sendCalls, request.params)
  const version = requested.version === undefined || requested.version.startsWith('1') ? 1 : 2
  const network = await readNamedNetwork(requested.chainId, request, world)
  const account = accountOf(world, requested.from)
  if (requested.calls.length > callsMax)
    throw refuseAccount('callsTooMany', 5740, { given: { most: callsMax } })
  const calls = requested.calls.map((call) => readBatchedCall(call, network, world))
  const isSmart = account.type === 'smartAccount'
  if (requested.atomicRequired === true && !isSmart) throw refuseAccount('callsNotAtomic', 5760)
  const all = [requested.capabilities, ...requested.calls.map(({ capabilities }) => capabilities)]
  const takesService = isSmart && world.paymasterNetworks.includes(network)
  const sponsor = readCapabilities(all, version, { isSmart, takesService })
  const batchId = readId(requested.id, version, world)
  const common = { ...commonOf({ ...request, network }), kind: 'calls', account, calls } as const
  if (!isSmart) {
    const transactions = await prepareSequence(world, network, account.address, calls)
    return { ...common, batch: { id: batchId ?? randomId(), version }, by: { transactions } }
  }
  requireSmart(world, network)
  const safe = await createSafe(world, network, watch(evmAddresses(world).eoa))
  const fee = await readOperationFee(requested.capabilities, world, network)
  const callData = await safe.encodeCalls(calls)
  // A fee that the page shows is the account's to pay. A sponsor pays the network's price, never the page's.
  const isOwn = fee !== undefined && sponsor === theServer
  const given = isOwn ? { callData, ...fee.price } : { callData }
  const payer = isOwn ? undefined : sponsor
  const by = await completeOperation(world, network, safe, given, payer).catch(
    explainPoor(world, network, safe.address, calls),
  )
  demandWithin(fee, by)
  const id = batchId ?? operationId(network, hashOf(by.operation, network))
  return { ...common, batch: { id, version }, by }
}

function readId(id: unknown, version: 1 | 2, { batches }: WalletEnvironment): string | undefined {
  if (version === 1 || id === undefined || id === null) return undefined
  if (typeof id !== 'string' || id === '' || id.length > idMax) throw invalid('batchIdInvalid')
  if (batches.get(id)) throw refuseAccount('batchIdUsed', 5720)
  return id
}
