import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import { isApprovalFrameMethod } from '@foyer/protocol/frame'
import type { Action } from '../actions/Action.js'
import type { ApprovalRequest } from '../actions/ApprovalRequest.js'
import { deepFreeze } from '../actions/deepFreeze.js'
import { type AccountNamespace, namespaceOfMethod } from '../actions/namespaceOfMethod.js'
import { networksOf } from '../chains/networksOf.js'
import { unsupported } from './failures.js'
import { families } from './families/families.js'
import type { PrepareTable } from './PrepareTable.js'
import type { WalletEnvironment } from './WalletEnvironment.js'

/**
 * Makes a request ready to be shown: everything is read, checked and filled in, and the result is frozen. What takes a nonce is to
 * be made ready when its turn has come, after what went before was sent.
 *
 * @throws `Failure` with the code of EIP-1193, EIP-1474, EIP-5792 or ERC-7769
 */
export async function prepare(request: ApprovalRequest, world: WalletEnvironment): Promise<Action> {
  const { method } = request
  if (!isApprovalFrameMethod(method)) throw unsupported('methodUnknown')
  const namespace = namespaceOfMethod[method]
  const { methods }: { methods: PrepareTable } = families[namespace]
  const network = await networkOf(namespace, request, world)
  const one = await methods[method]?.()
  if (!one) throw unsupported('methodUnknown')
  return deepFreeze(await one({ ...request, network }, world))
}

/** Pages are on one network of each family; a request that names none of its own means the first that there is. */
async function networkOf(
  namespace: AccountNamespace,
  { network }: ApprovalRequest,
  { chains }: WalletEnvironment,
): Promise<CaipNetworkId> {
  if (parseCaipNetworkId(network).namespace === namespace) return network
  const [first] = await networksOf(chains, namespace)
  if (!first) throw unsupported('networkNone')
  return first.caipNetworkId
}
