import { type CaipNetworkId, isNumbered, parseCaipNetworkId } from '../caip.js'

/**
 * The id that a network has in its own chain family: a number where the family numbers its networks (a reference beyond the
 * safe integers stays text), the CAIP-2 reference elsewhere.
 *
 * @throws `invalid_caip_network_id` when the id is not CAIP-2
 */
export function toChainId(id: CaipNetworkId): number | string {
  const { namespace, chainId } = parseCaipNetworkId(id)
  const number = Number(chainId)
  return isNumbered(namespace) && String(number) === chainId ? number : chainId
}
