import type { CaipNetworkId } from '@foyer/protocol'
import { safeContracts } from '@foyer/protocol/api'
import { sessionModule, sessionModuleAbi } from '@foyer/protocol/sessions'
import {
  type Address,
  concatHex,
  encodeFunctionData,
  isAddressEqual,
  zeroAddress,
  zeroHash,
} from 'viem'
import type { BatchedCall, GrantAction, SessionTerms } from '../../../../actions/Action.js'
import type { ApprovalRequest } from '../../../../actions/ApprovalRequest.js'
import { commonOf } from '../../../commonOf.js'
import { invalid, refuseAccount } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { accountOf, evmAddresses } from '../accountOf.js'
import { readNamedNetwork } from '../readNamedNetwork.js'
import { requireSmart } from '../requireSmart.js'
import { checkSessions } from './checkSessions.js'
import { completeCalls } from './completeCalls.js'
import { readGrant } from './readGrant.js'
import { hasCode, isModuleEnabled, safeModulesAbi } from './readModule.js'

/** `wallet_grantPermissions` (ERC-7715): a key of the page that acts by itself, within terms that the chain keeps. */
export async function prepareGrant(
  request: ApprovalRequest,
  world: WalletEnvironment,
): Promise<GrantAction> {
  checkSessions(world)
  const given = readGrant(request.params)
  const { session } = given
  const network = await readNamedNetwork(given.chainId, request, world)
  const account = accountOf(world, given.address ?? evmAddresses(world).smartAccount)
  if (account.type !== 'smartAccount')
    throw refuseAccount('grantPlain', 5700, {
      data: { capability: 'permissions', reason: 'smart_account_only' },
    })
  requireSmart(world, network)
  checkExpiry(session, world)
  await checkKey(session.key, network, world)
  const calls = await callsOf(session, network, world)
  const by = await completeCalls(world, network, calls)
  return { ...commonOf({ ...request, network }), kind: 'grant', account, session, calls, by }
}

function checkExpiry({ expiry }: SessionTerms, world: Pick<WalletEnvironment, 'now'>) {
  const now = Math.floor(world.now() / 1000)
  if (expiry <= now || expiry > now + sessionModule.maxLife)
    throw invalid('grantExpiry', { given: { days: sessionModule.maxLife / 86_400 } })
}

/** Whatever can send from the key's address uses what it may: so it is no account of the user, and no contract through which others call. */
async function checkKey(key: Address, network: CaipNetworkId, world: WalletEnvironment) {
  const { eoa, smartAccount } = evmAddresses(world)
  const { module, entryPoint } = safeContracts
  const own = [eoa, smartAccount, module, entryPoint, sessionModule.address, zeroAddress]
  if (own.some((address) => isAddressEqual(address, key))) throw invalid('grantOwnKey')
  if (await hasCode(world, network, key)) throw invalid('grantKeyIsContract')
}

async function callsOf(
  session: SessionTerms,
  network: CaipNetworkId,
  world: WalletEnvironment,
): Promise<readonly BatchedCall[]> {
  const { address: module, factory } = sessionModule
  const { smartAccount } = evmAddresses(world)
  const [isThere, isEnabled] = await Promise.all([
    hasCode(world, network, module),
    isModuleEnabled(world, network, smartAccount),
  ])
  const calls: BatchedCall[] = []
  if (!isThere) {
    // A call of an address without code succeeds and does nothing.
    if (!(await hasCode(world, network, factory))) throw refuseAccount('grantNoFactory', 5700)
    const { sessionModuleCode } = await import('@foyer/protocol/sessionCode')
    calls.push({ to: factory, value: 0n, data: concatHex([zeroHash, sessionModuleCode]) })
  }
  if (!isEnabled) {
    const data = encodeFunctionData({
      ...{ abi: safeModulesAbi, functionName: 'enableModule', args: [module] },
    })
    calls.push({ to: smartAccount, value: 0n, data })
  }
  return [...calls, { to: module, value: 0n, data: writeGrant(session) }]
}

function writeGrant({ key, expiry, limits, functions }: SessionTerms) {
  return encodeFunctionData({
    abi: sessionModuleAbi,
    functionName: 'grant',
    args: [
      key,
      expiry,
      limits.map(({ token = zeroAddress, ...limit }) => ({ token, ...limit })),
      functions.map(({ contract, selector }) => ({ target: contract, selector })),
    ],
  })
}
