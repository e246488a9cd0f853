import { parseCaipNetworkId } from './caip.js'
import { defaultNamespace } from './families/defaultNamespace.js'
import type { Network, NetworkInput } from './network.js'
import { optionError } from './setupError.js'

/**
 * Writes out the CAIP-2 id and the namespace of a network. One that says neither, as a viem chain,
 * is an EVM network: `eip155:{id}`.
 *
 * @throws `invalid_caip_network_id` when the id is not CAIP-2
 * @throws `option_invalid` when the id and the namespace contradict each other
 */
export function toNetwork(input: NetworkInput): Network {
  const { chainNamespace = defaultNamespace, id } = input
  const caipNetworkId = input.caipNetworkId ?? (`${chainNamespace}:${id}` as const)
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  if (input.chainNamespace && input.chainNamespace !== namespace)
    throw optionError(
      'networks',
      `${caipNetworkId} is not of the namespace ${input.chainNamespace}. Correct one of them.`,
    )
  return { ...input, caipNetworkId, chainNamespace: namespace }
}
