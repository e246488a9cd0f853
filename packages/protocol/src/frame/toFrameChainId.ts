import type { CaipNetworkId } from '../caip.js'
import { toChainId } from '../families/toChainId.js'

/** A network as messages between page and frame name it: its number where it has one, the CAIP-2 id elsewhere. */
export function toFrameChainId(id: CaipNetworkId): number | string {
  const chainId = toChainId(id)
  return typeof chainId === 'number' ? chainId : id
}
