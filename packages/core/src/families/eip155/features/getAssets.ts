import { type Network, silentReconnectTimeoutMs, within } from '@foyer/protocol'
import type { Request, TokenBalance } from '../../../FamilyFeatures.js'
import type { Eip155Capabilities } from '../types.js'
import { getCapabilities } from './getCapabilities.js'
import { isRecord } from './isRecord.js'
import { readAssets } from './readAssets.js'
import { toHex } from './toHex.js'

/**
 * The account's balances from the wallet, if its capabilities list `wallet_getAssets` for this chain; else
 * `undefined`. No prompt is shown, so a wallet that does not answer in time counts as one without.
 */
export async function getAssets(
  request: Request,
  { address, network }: { address: string; network: Network },
): Promise<readonly TokenBalance[] | undefined> {
  const inTime = <value>(pending: Promise<value>) =>
    within(pending, silentReconnectTimeoutMs).catch(() => undefined)
  const capabilities = await inTime(getCapabilities(request, { address }))
  if (!capabilities || !discovers(capabilities, network)) return undefined
  const filter = { account: address, chainFilter: [toHex(BigInt(network.id))] }
  return readAssets(await inTime(request('wallet_getAssets', [filter])), network)
}

function discovers(capabilities: Eip155Capabilities, network: Network): boolean {
  return Object.entries(capabilities).some(
    ([id, { assetDiscovery }]) =>
      BigInt(id) === BigInt(network.id) &&
      isRecord(assetDiscovery) &&
      assetDiscovery.supported === true,
  )
}
