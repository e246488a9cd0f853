import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Adapter } from '../adapter.js'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import type { Connection } from '../connection/state.js'
import { demandAlive } from '../demandAlive.js'

/** The wallet that serves a request without a network, and the account of the request. */
export type ActiveAccount = {
  adapter: Adapter
  connectorId: string
  address: string
  /** See `Connection`. */
  features?: Connection['features']
}

/** @throws `connector_not_connected`, `adapter_not_found`, `client_destroyed` */
export function activeAccount(client: Client, namespace?: Namespace): ActiveAccount {
  demandAlive(client)
  const { connection, network } = client.store.getState()
  const requested = namespace ?? network.active
  const found = requested && connection.byNamespace[requested]
  if (!requested || !found) throw new FoyerError('connector_not_connected')
  const adapter = adaptersOf(client).get(requested)
  if (!adapter) throw new FoyerError('adapter_not_found')
  const { accounts, connectorId, features } = found
  return { adapter, connectorId, address: accounts[0].address, features }
}
