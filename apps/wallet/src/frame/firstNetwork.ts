import { type CaipNetworkId, defaultCaipNetworkId, isCaipNetworkId } from '@foyer/protocol'
import type { FramePage } from '@foyer/protocol/frame'

/** The network that the frame's address names, if the server serves it; else the server's first. */
export function firstNetwork(
  { search }: Pick<Location, 'search'>,
  { networks }: Pick<FramePage, 'networks'>,
): CaipNetworkId {
  const wanted = new URLSearchParams(search).get('chainId')
  const found = networks.find(({ id }) => id === wanted) ?? networks[0]
  return isCaipNetworkId(found?.id) ? found.id : defaultCaipNetworkId
}
