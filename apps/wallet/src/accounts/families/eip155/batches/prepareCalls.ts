import { type CaipNetworkId, chainUnrecognizedCode } from '@foyer/protocol'
import { rpcParameters } from '@foyer/protocol/frame'
import type { BatchedCall, CallsAction } from '../../../../actions/Action.js'
import type { ApprovalRequest } from '../../../../actions/ApprovalRequest.js'
import { commonOf } from '../../../commonOf.js'
import { readParameters } from '../../../readParameters.js'
import { invalid, refuseAccount } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { accountOf, evmAddresses } from '../accountOf.js'
import { readCall } from '../prepareTransaction.js'
import { readQuantity } from '../quantity.js'
import { readFields } from '../readHex.js'
import { requireSmart } from '../requireSmart.js'
import { completeOperation } from '../smart/completeOperation.js'
import { createSafe, watch } from '../smart/createSafe.js'
import { explainPoor } from '../smart/explainPoor.js'
import { hashOf } from '../smart/operation.js'
import { operationId, randomId } from './batchId.js'
import { prepareSequence } from './prepareSequence.js'
import { readCapabilities } from './readCapabilities.js'

const idMax = 512
/** More calls than a user reads through before approving. */
const callsMax = 100

/** `wallet_sendCalls` (EIP-5792): of the smart account one operation, all or none; of the plain account one transaction after another. */
export async function prepareCalls(
  request: ApprovalRequest,
  world: WalletEnvironment,
): Promise<CallsAction> {
  const [requested] = readParameters(rpcParameters.wallet_sendCalls, request.params)
  const version = requested.version === undefined || requested.version.startsWith('1') ? 1 : 2
  const network = await networkOf(requested.chainId, request, world)
  const account = accountOf(world, requested.from)
  if (requested.calls.length > callsMax)
    throw refuseAccount('callsTooMany', 5740, { given: { most: callsMax } })
  const calls = requested.calls.map((call) => readOne(call, network, world))
  const isSmart = account.type === 'smartAccount'
  if (requested.atomicRequired === true && !isSmart) throw refuseAccount('callsNotAtomic', 5760)
  const all = [requested.capabilities, ...requested.calls.map(({ capabilities }) => capabilities)]
  const takesService = isSmart && world.paymasterNetworks.includes(network)
  const sponsor = readCapabilities(all, version, { isSmart, takesService })
  const given = readId(requested.id, version, world)
  const common = { ...commonOf({ ...request, network }), kind: 'calls', account, calls } as const
  if (!isSmart) {
    const transactions = await prepareSequence(world, network, account.address, calls)
    return { ...common, batch: { id: given ?? randomId(), version }, by: { transactions } }
  }
  requireSmart(world, network)
  const safe = await createSafe(world, network, watch(evmAddresses(world).eoa))
  const callData = await safe.encodeCalls(calls)
  const by = await completeOperation(world, network, safe, { callData }, sponsor).catch(
    explainPoor(world, network, safe.address, calls),
  )
  const id = given ?? operationId(network, hashOf(by.operation, network))
  return { ...common, batch: { id, version }, by }
}

async function networkOf(
  chainId: unknown,
  request: ApprovalRequest,
  { chains }: WalletEnvironment,
): Promise<CaipNetworkId> {
  if (chainId === undefined) return request.network
  const named = typeof chainId === 'string' ? chainId.replace(/^eip155:/, '') : chainId
  const network = `eip155:${readQuantity(named, 'chainId')}` as const
  const networks = await chains.networks()
  if (networks.some(({ caipNetworkId }) => caipNetworkId === network)) return network
  throw refuseAccount('callsNetwork', network === request.network ? chainUnrecognizedCode : 5710, {
    given: { network },
  })
}

function readOne(
  call: Readonly<Record<string, unknown>>,
  network: CaipNetworkId,
  world: WalletEnvironment,
): BatchedCall {
  const { to, value, data } = readCall(readFields(call, 'A call'), network, world)
  if (to === undefined) throw invalid('callReceiver')
  return { to, value, data }
}

function readId(id: unknown, version: 1 | 2, { batches }: WalletEnvironment): string | undefined {
  if (version === 1 || id === undefined || id === null) return undefined
  if (typeof id !== 'string' || id === '' || id.length > idMax) throw invalid('batchIdInvalid')
  if (batches.get(id)) throw refuseAccount('batchIdUsed', 5720)
  return id
}
