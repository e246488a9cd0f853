import { parseCaipNetworkId, unauthorizedCode } from '@foyer/protocol'
import { safeContracts } from '@foyer/protocol/api'
import { hashTypedData, type TypedDataDefinition } from 'viem'
import type { TypedDataAction } from '../../../actions/Action.js'
import type { ApprovalRequest } from '../../../actions/ApprovalRequest.js'
import { commonOf } from '../../commonOf.js'
import { invalid, refuseAccount } from '../../refuseAccount.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { accountOf, evmAddresses } from './accountOf.js'
import { readFields, readList } from './readHex.js'
import { readTypedData } from './readTypedData.js'

/** `eth_signTypedData_v4`: the account, and the data as an object or its JSON. */
export function prepareTypedData(
  request: ApprovalRequest,
  world: WalletEnvironment,
): TypedDataAction {
  const [named, given] = readList(request.params)
  const account = accountOf(world, named)
  const typedData = readTypedData(readFields(parse(given), 'The typed data'))
  checkNetwork(typedData, request)
  checkParty(typedData, world)
  checkSignable(typedData)
  return { ...commonOf(request), kind: 'typedData', account, typedData }
}

function parse(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    throw invalid('typedNotJson')
  }
}

/** EIP-712: a wallet does not sign for another chain than the one it is on. */
function checkNetwork({ domain }: TypedDataDefinition, { network }: ApprovalRequest) {
  const chainId: unknown = domain?.chainId
  if (chainId === undefined) return
  // A page's own types may declare it as text, which names no network.
  if (typeof chainId !== 'bigint') throw invalid('typedNetworkNotNumber')
  if (chainId !== BigInt(parseCaipNetworkId(network).chainId))
    throw invalid('typedNetwork', { given: { named: chainId, used: network } })
}

/**
 * What the owner signs for the smart account's own contracts (`SafeTx`, `SafeOp`) is its transaction by another name: sent without the
 * screen that plays transactions through. Their domains name them, or they would not take it.
 */
function checkParty({ domain }: TypedDataDefinition, world: WalletEnvironment) {
  // A page's own types may call anything a `verifyingContract`.
  const named = String(domain?.verifyingContract).toLowerCase()
  const own = [evmAddresses(world).smartAccount, safeContracts.module]
  if (own.some((address) => address.toLowerCase() === named))
    throw refuseAccount('typedActsForAccount', unauthorizedCode)
}

function checkSignable(typedData: TypedDataDefinition) {
  try {
    hashTypedData(typedData)
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : ''
    throw invalid('typedUnsignable', { given: { reason } })
  }
}
