import type { Eip155Capabilities, TokenBalance } from '@foyer/core'
import { type Network, silentReconnectTimeoutMs, within } from '@foyer/protocol'
import { requestProvider } from '../dialect/requestProvider.js'
import { getCapabilities } from './getCapabilities.js'
import { isRecord } from './isRecord.js'
import { readAssets } from './readAssets.js'
import { requestAs } from './requestAs.js'
import type { Tools } from './Tools.js'
import { toHex } from './toHex.js'

/**
 * The account's balances from the wallet, if its capabilities list `wallet_getAssets` for this chain; else
 * `undefined`. No prompt is shown, so a wallet that does not answer in time counts as one without.
 */
export async function getAssets(
  tools: Tools,
  connectorId: string,
  { address, network }: { address: string; network: Network },
): Promise<readonly TokenBalance[] | undefined> {
  const capabilities = await within(
    getCapabilities(tools, connectorId, { address }),
    silentReconnectTimeoutMs,
  ).catch(() => undefined)
  if (!capabilities || !discovers(capabilities, network)) return undefined
  const { provider, from } = await requestAs(tools, connectorId, { address })
  const filter = { account: from, chainFilter: [toHex(BigInt(network.id))] }
  const answer = await within(
    requestProvider(provider, 'wallet_getAssets', [filter]),
    silentReconnectTimeoutMs,
  ).catch(() => undefined)
  return readAssets(answer, network)
}

function discovers(capabilities: Eip155Capabilities, network: Network): boolean {
  return Object.entries(capabilities).some(
    ([id, { assetDiscovery }]) =>
      BigInt(id) === BigInt(network.id) &&
      isRecord(assetDiscovery) &&
      assetDiscovery.supported === true,
  )
}
