import type { CaipNetworkId } from '@foyer/protocol'
import type { Address } from 'viem'
import { networksOf } from '../../../../chains/networksOf.js'
import { invalid } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { accountOf } from '../accountOf.js'
import { readQuantity, toHexQuantity } from '../quantity.js'
import { sessionCapability } from '../sessions/sessionCapability.js'
import { theServer } from '../smart/completeOperation.js'
import { requestPaymaster } from '../smart/requestPaymaster.js'

/**
 * `wallet_getCapabilities` (EIP-5792): what an account can do, by network. The third parameter is ours: `{ calls }` on one network, whose gas the
 * capability `operationFee` then tells.
 */
export async function getCapabilities(
  params: unknown,
  world: WalletEnvironment,
): Promise<Readonly<Record<string, unknown>>> {
  const [named, wanted, counted] = Array.isArray(params) ? (params as unknown[]) : []
  const { type, address } = accountOf(world, named)
  const filter = readFilter(wanted)
  const networks = await networksOf(world.chains, 'eip155')
  // The server is asked about networks that the page names: all of them are asked about often.
  const isNamed = filter !== undefined && filter.size <= askedMax
  const entries = networks
    .filter(({ id }) => !filter || filter.has(BigInt(id)))
    .map(async ({ id, caipNetworkId }) => {
      const isSmart = type === 'smartAccount' && world.smartNetworks.includes(caipNetworkId)
      const isPaidByPage = isSmart && world.paymasterNetworks.includes(caipNetworkId)
      const isPaid = isSmart && isNamed && (await isSponsored(world, caipNetworkId, address))
      const capabilities = capabilitiesOf({ isSmart, isPaidByPage }, world)
      const sponsoring = isSmart && isNamed ? { sponsoring: { supported: isPaid } } : {}
      const isCounted = isSmart && counted !== undefined && filter?.size === 1
      const fee = isCounted ? { gas: await count(world, caipNetworkId, counted) } : {}
      const operationFee = isSmart ? { operationFee: { supported: true, ...fee } } : {}
      return [toHexQuantity(BigInt(id)), { ...capabilities, ...sponsoring, ...operationFee }]
    })
  return Object.fromEntries(await Promise.all(entries))
}

const askedMax = 3
/** An operation that does nothing: whether anything is left to pay with does not depend on what it does. */
const nothing = {
  nonce: 0n,
  callData: '0x',
  signature: '0x',
  maxFeePerGas: 0n,
  maxPriorityFeePerGas: 0n,
  callGasLimit: 0n,
  verificationGasLimit: 0n,
  preVerificationGas: 0n,
} as const

/** Whether the server's paymaster pays now, before it knows for what. */
async function isSponsored(
  world: WalletEnvironment,
  network: CaipNetworkId,
  sender: Address,
): Promise<boolean> {
  const operation = { ...nothing, sender }
  const stub = requestPaymaster(world, network, theServer, 'pm_getPaymasterStubData', operation)
  return (await stub.catch(() => undefined)) !== undefined
}

async function count(world: WalletEnvironment, network: CaipNetworkId, counted: unknown) {
  const { countOperation } = await import('./countOperation.js')
  return toHexQuantity(await countOperation(world, network, counted))
}

function capabilitiesOf(
  { isSmart, isPaidByPage }: Readonly<Record<'isSmart' | 'isPaidByPage', boolean>>,
  world: WalletEnvironment,
) {
  return {
    atomic: { status: isSmart ? 'supported' : 'unsupported' },
    // What pages of the first version look for.
    atomicBatch: { supported: isSmart },
    // A service that the page names (ERC-7677). The server's own needs no word of the page; one that demands it says so (`sponsoring`).
    paymasterService: { supported: isPaidByPage },
    // ERC-7811: what the server knows the account to hold.
    assetDiscovery: { supported: true },
    permissions: sessionCapability({ isSmart, isOn: world.sessionKeys }),
    keyRecovery: { supported: true, tier: world.wallet()?.tier },
  }
}

function readFilter(wanted: unknown): ReadonlySet<bigint> | undefined {
  if (wanted === undefined || wanted === null) return undefined
  if (!Array.isArray(wanted) || wanted.length > 1_000) throw invalid('chainIdsExpected')
  return new Set(wanted.map((id: unknown) => readQuantity(id, 'A chain id')))
}
