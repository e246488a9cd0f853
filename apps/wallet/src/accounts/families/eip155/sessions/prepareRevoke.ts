import { sessionModule, sessionModuleAbi } from '@foyer/protocol/sessions'
import { encodeFunctionData, isAddressEqual } from 'viem'
import type { RevokeAction } from '../../../../actions/Action.js'
import type { ApprovalRequest } from '../../../../actions/ApprovalRequest.js'
import { commonOf } from '../../../commonOf.js'
import { invalid } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { accountOf, evmAddresses } from '../accountOf.js'
import { readFields, readList } from '../readHex.js'
import { requireSmart } from '../requireSmart.js'
import { isHash } from '../smart/operation.js'
import { completeCalls } from './completeCalls.js'
import { hasCode, readSession } from './readModule.js'

/** `wallet_revokePermissions` (ERC-7715): what a key of a page may do by itself is taken back, for ever. */
export async function prepareRevoke(
  request: ApprovalRequest,
  world: WalletEnvironment,
): Promise<RevokeAction> {
  const [first, ...others] = readList(request.params)
  const { permissionContext, ...more } = readFields(first, 'The request')
  if (others.length > 0 || Object.keys(more).length > 0) throw invalid('parametersShape')
  if (!isHash(permissionContext)) throw invalid('grantUnknown')
  const sessionId = permissionContext
  const { network } = request
  requireSmart(world, network)
  const { smartAccount } = evmAddresses(world)
  const account = accountOf(world, smartAccount)
  const { address: module } = sessionModule
  if (!(await hasCode(world, network, module))) throw invalid('grantUnknown')
  const found = await readSession(world, network, sessionId)
  if (!isAddressEqual(found.account, smartAccount)) throw invalid('grantUnknown')
  if (found.isRevoked) throw invalid('grantRevoked')
  const data = encodeFunctionData({
    ...{ abi: sessionModuleAbi, functionName: 'revoke', args: [sessionId] },
  })
  const calls = [{ to: module, value: 0n, data }]
  const by = await completeCalls(world, network, calls)
  return {
    ...commonOf(request),
    kind: 'revoke',
    account,
    sessionId,
    session: found.terms,
    calls,
    by,
  }
}
