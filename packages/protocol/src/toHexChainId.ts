import { type CaipNetworkId, isNumbered, parseCaipNetworkId } from './caip.js'
import { setupError } from './setupError.js'

/**
 * The chain id of a numbered network as wallets write it: `eip155:10` is `0xa`.
 *
 * @throws `invalid_caip_network_id` for what is no CAIP-2 id of a numbered family
 */
export function toHexChainId(id: CaipNetworkId): `0x${string}` {
  const { namespace, chainId } = parseCaipNetworkId(id)
  if (!isNumbered(namespace)) throw setupError('invalid_caip_network_id')
  return `0x${BigInt(chainId).toString(16)}`
}
