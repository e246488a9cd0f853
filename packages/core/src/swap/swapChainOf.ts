import { FoyerError, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { Rpc } from '../FamilyFeatures.js'
import { loadReach } from '../loadReach.js'
import type { SwapFeatures } from '../SwapFeatures.js'
import { rpcOf } from '../send/rpcOf.js'

/** What a chain family knows of swaps, and what reaches its networks. @throws `swaps_not_supported` where the family has none */
export async function swapChainOf(
  client: Client,
  network: Pick<Network, 'chainNamespace'>,
): Promise<{ readonly rpc: Rpc; readonly swaps: SwapFeatures }> {
  const reach = await loadReach()
  const swaps = await (await reach.features(network.chainNamespace)).swapping?.()
  if (!swaps) throw new FoyerError('swaps_not_supported')
  return { swaps, rpc: await rpcOf(client, network) }
}
