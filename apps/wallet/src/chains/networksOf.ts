import type { Namespace, Network } from '@foyer/protocol'
import type { Chains } from './Chains.js'

/** The networks of a chain family that the server serves, in its order. */
export async function networksOf(
  chains: Pick<Chains, 'networks'>,
  namespace: Namespace,
): Promise<readonly Network[]> {
  const networks = await chains.networks()
  return networks.filter(({ chainNamespace }) => chainNamespace === namespace)
}
