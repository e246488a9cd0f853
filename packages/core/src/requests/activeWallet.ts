import { FoyerError, type Namespace, type Network } from '@foyer/protocol'
import type { Adapter } from '../adapter.js'
import type { Client } from '../client.js'
import { findNetwork } from '../network/state.js'

/** The wallet that serves a request, the account it is asked for, and the network it stands on. */
export type ActiveWallet = {
  adapter: Adapter
  connectorId: string
  address: string
  network: Network
}

/**
 * @throws `connector_not_connected`, `adapter_not_found`
 * @throws `chain_not_configured` when the wallet stands on a network that the host did not list
 */
export function activeWallet(client: Client, namespace?: Namespace): ActiveWallet {
  const { connection, network: networks } = client.store.getState()
  const asked = namespace ?? networks.active
  const found = asked && connection.byNamespace[asked]
  if (!asked || !found) throw new FoyerError('connector_not_connected')
  const adapter = client.adapters.get(asked)
  if (!adapter) throw new FoyerError('adapter_not_found')
  const network = findNetwork(networks, found.caipNetworkId)
  if (!network) throw new FoyerError('chain_not_configured')
  const { connectorId, accounts } = found
  return { adapter, connectorId, address: accounts[0].address, network }
}
