import { FoyerError, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { loadReach } from '../loadReach.js'
import type { SwapFeatures } from '../SwapFeatures.js'
import { type Chain, chainOf } from '../send/chainOf.js'

/** What a chain family knows of sending and of swaps, and what reaches its networks. @throws `swaps_not_supported` where the family has none */
export async function swapChainOf(
  client: Client,
  network: Pick<Network, 'chainNamespace'>,
): Promise<Pick<Chain, 'rpc'> & { sending: Chain['features']; swaps: SwapFeatures }> {
  const reach = await loadReach()
  const swaps = await (await reach.features(network.chainNamespace)).swapping?.()
  if (!swaps) throw new FoyerError('swaps_not_supported')
  const { features: sending, rpc } = await chainOf(client, network)
  return { sending, swaps, rpc }
}
