import { networksOf } from '../../../../chains/networksOf.js'
import { invalid } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { accountOf } from '../accountOf.js'
import { noPermissions } from '../permissions.js'
import { readQuantity, toHexQuantity } from '../quantity.js'

/** `wallet_getCapabilities` (EIP-5792): what an account can do, by network. */
export async function getCapabilities(
  params: unknown,
  world: WalletEnvironment,
): Promise<Readonly<Record<string, unknown>>> {
  const [named, wanted] = Array.isArray(params) ? (params as unknown[]) : []
  const { type } = accountOf(world, named)
  const filter = readFilter(wanted)
  const networks = await networksOf(world.chains, 'eip155')
  const entries = networks
    .filter(({ id }) => !filter || filter.has(BigInt(id)))
    .map(({ id, caipNetworkId }) => {
      const isSmart = type === 'smartAccount' && world.smartNetworks.includes(caipNetworkId)
      const isPaidByPage = isSmart && world.paymasterNetworks.includes(caipNetworkId)
      return [toHexQuantity(BigInt(id)), capabilitiesOf({ isSmart, isPaidByPage }, world)]
    })
  return Object.fromEntries(entries)
}

function capabilitiesOf(
  { isSmart, isPaidByPage }: Readonly<Record<'isSmart' | 'isPaidByPage', boolean>>,
  world: WalletEnvironment,
) {
  return {
    atomic: { status: isSmart ? 'supported' : 'unsupported' },
    // What pages of the first version look for.
    atomicBatch: { supported: isSmart },
    // A service that the page names (ERC-7677). The server's own needs no word of the page.
    paymasterService: { supported: isPaidByPage },
    // ERC-7811: what the server knows the account to hold.
    assetDiscovery: { supported: true },
    permissions: noPermissions,
    keyRecovery: { supported: true, tier: world.wallet()?.tier },
  }
}

function readFilter(wanted: unknown): ReadonlySet<bigint> | undefined {
  if (wanted === undefined || wanted === null) return undefined
  if (!Array.isArray(wanted) || wanted.length > 1_000) throw invalid('chainIdsExpected')
  return new Set(wanted.map((id: unknown) => readQuantity(id, 'A chain id')))
}
