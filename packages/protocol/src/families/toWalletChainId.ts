import { type CaipNetworkId, isNumbered, parseCaipNetworkId } from '../caip.js'
import { toHexChainId } from '../toHexChainId.js'

/** A network as wallets of its chain family name it (`chainChanged`): the number in hex, or the CAIP-2 id. */
export function toWalletChainId(id: CaipNetworkId): string {
  return isNumbered(parseCaipNetworkId(id).namespace) ? toHexChainId(id) : id
}
