import { parseCaipNetworkId } from './caip.js'
import type { Network, NetworkInput } from './network.js'
import { optionError } from './setupError.js'
import { writeOutNetwork } from './writeOutNetwork.js'

/**
 * Writes out the CAIP-2 id and the namespace of a network. One that says neither, as a viem chain,
 * is an EVM network: `eip155:{id}`.
 *
 * @throws `invalid_caip_network_id` when the id is not CAIP-2
 * @throws `option_invalid` when the id and the namespace contradict each other
 */
export function toNetwork(input: NetworkInput): Network {
  const network = writeOutNetwork(input)
  const { caipNetworkId, chainNamespace } = network
  parseCaipNetworkId(caipNetworkId)
  if (input.chainNamespace && input.chainNamespace !== chainNamespace)
    throw optionError(
      'networks',
      `${caipNetworkId} is not of the namespace ${input.chainNamespace}. Correct one of them.`,
    )
  return network
}
