import type { Namespace } from './caip.js'
import { defaultNamespace } from './families/defaultNamespace.js'
import type { Network, NetworkInput } from './network.js'

/** As `toNetwork`, of a network that is checked elsewhere: the check and its errors are no part of a page's first code. */
export function writeOutNetwork(input: NetworkInput): Network {
  const { chainNamespace = defaultNamespace, id } = input
  const caipNetworkId = input.caipNetworkId ?? (`${chainNamespace}:${id}` as const)
  const [namespace] = String(caipNetworkId).split(':') as [Namespace]
  return { ...input, caipNetworkId, chainNamespace: namespace }
}
