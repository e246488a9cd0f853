import { families, type Namespace, type Network } from '@foyer/protocol'
import { embeddedConnectorId } from '../connectorIds.js'
import { findNetwork } from '../network/state.js'
import type { State } from '../state.js'

/**
 * The networks of the page on which the account in use of a chain family can receive: a smart account exists on some alone, and where a network has
 * addresses of its own the account is on no other.
 */
export function compatibleNetworks(
  { connection, embedded, network }: Pick<State, 'connection' | 'embedded' | 'network'>,
  namespace: Namespace,
): readonly Network[] {
  const found = connection.byNamespace[namespace]
  if (!found) return []
  const id = network.selected[namespace] ?? found.caipNetworkId
  const here = [findNetwork(network, id) ?? []].flat()
  const all = network.networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  if (found.accounts[0].type !== 'smartAccount') return families[namespace].oneAddress ? all : here
  if (found.connectorId !== embeddedConnectorId) return here
  return all.filter((one) => embedded.smartAccountNetworks.includes(Number(one.id)))
}
