import type { Network } from '@foyer/protocol'
import type { Chain } from 'viem'

/** A viem chain as a network of ours. */
export function toNetwork(chain: Chain): Network {
  return { ...chain, chainNamespace: 'eip155', caipNetworkId: `eip155:${chain.id}` } as Network
}
