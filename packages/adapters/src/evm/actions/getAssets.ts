import type { Capabilities, TokenBalance } from '@foyer/core'
import { type Network, silentReconnectTimeoutMs } from '@foyer/protocol'
import { ask } from '../engine/ask.js'
import { within } from '../engine/within.js'
import { askAs } from './askAs.js'
import { getCapabilities } from './getCapabilities.js'
import { isRecord } from './isRecord.js'
import { readAssets } from './readAssets.js'
import { toHex } from './toHex.js'
import type { Tools } from './tools.js'

/**
 * What the account holds, if the wallet says that it can tell for this chain; else `undefined`. Nobody is
 * prompted, so a wallet that does not answer is not waited for.
 */
export async function getAssets(
  tools: Tools,
  connectorId: string,
  { address, network }: { address: string; network: Network },
): Promise<readonly TokenBalance[] | undefined> {
  const capabilities = await within(
    getCapabilities(tools, connectorId, { address }),
    silentReconnectTimeoutMs,
  )
  if (!capabilities || !discovers(capabilities, network)) return undefined
  const { provider, from } = await askAs(tools, connectorId, { address })
  const filter = { account: from, chainFilter: [toHex(BigInt(network.id))] }
  const answer = await within(ask(provider, 'wallet_getAssets', [filter]), silentReconnectTimeoutMs)
  return readAssets(answer, network)
}

function discovers(capabilities: Capabilities, network: Network): boolean {
  return Object.entries(capabilities).some(
    ([id, { assetDiscovery }]) =>
      BigInt(id) === BigInt(network.id) &&
      isRecord(assetDiscovery) &&
      assetDiscovery.supported === true,
  )
}
