import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import { setNetwork } from '../network/state.js'
import { applySession } from './applySession.js'
import { isConnector } from './isConnector.js'
import { listConnections } from './listConnections.js'

/**
 * Uses another of the connected wallets: it becomes the one in use of its chain family, and its family the one in use. No wallet is asked.
 *
 * @throws `connector_not_connected`, `client_destroyed`
 */
export function switchConnection(client: Client, parameters: switchConnection.Parameters): void {
  demandAlive(client)
  const { store } = client
  const { connection } = store.getState()
  const chosen = listConnections(connection).find(isConnector(parameters))
  if (!chosen) throw new FoyerError('connector_not_connected')
  store.setState((state) => {
    const facts = applySession(state, { ...chosen, session: chosen })
    return { ...facts, network: setNetwork(facts.network, chosen.caipNetworkId) }
  })
}

export declare namespace switchConnection {
  type Parameters = { namespace: Namespace; connectorId: string }
}
