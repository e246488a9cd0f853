import { type CaipNetworkId, orAborted } from '@foyer/protocol'
import type { Chains } from '../../chains/Chains.js'
import type { NetworkFacts } from './Facts.js'

/** How the network and its coin are called. */
export async function networkFacts(
  id: CaipNetworkId,
  chains: Chains,
  signal: AbortSignal,
): Promise<NetworkFacts | undefined> {
  const networks = await orAborted(chains.networks(), signal)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
  return (
    network && {
      name: network.name,
      symbol: network.nativeCurrency.symbol,
      decimals: network.nativeCurrency.decimals,
    }
  )
}
