import { type CaipNetworkId, FoyerError } from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import { showAlert } from '../notices/showAlert.js'
import { track } from '../telemetry/track.js'
import { activeNetworkId, findNetwork, setNetwork } from './state.js'
import { whileConnected } from './whileConnected.js'

/**
 * Switches to a network. A connected wallet of that chain family gets a request; without one the choice holds at once.
 *
 * @throws `chain_not_configured` when the host did not list the network
 * @throws `user_rejected`, `request_pending`, `chain_not_supported`, `switch_rejected_after_add`
 * @throws `connector_not_connected` when the wallet is disconnected meanwhile, `client_destroyed`
 */
export async function switchChain(
  client: Client,
  { network: id }: switchChain.Parameters,
): Promise<void> {
  demandAlive(client)
  const { store } = client
  if (client.handles.wake) await client.handles.wake()
  const { network: before, connection } = store.getState()
  const network = findNetwork(before, id)
  if (!network) {
    showAlert(client, 'network_not_found', undefined)
    throw new FoyerError('chain_not_configured')
  }
  const connected = connection.byNamespace[network.chainNamespace]
  if (connected && connected.caipNetworkId !== id) {
    const adapter = adaptersOf(client).get(network.chainNamespace)
    if (!adapter) throw new FoyerError('adapter_not_found')
    store.setState(({ network }) => ({ network: { ...network, switching: id } }))
    try {
      const { connectorId } = connected
      const pending = adapter.switchChain(connectorId, network)
      await whileConnected(client, { namespace: network.chainNamespace, connectorId }, pending)
    } finally {
      store.setState(({ network }) => ({
        network: network.switching === id ? { ...network, switching: undefined } : network,
      }))
    }
    moveConnection(client, connected.connectorId, id)
  }
  if (activeNetworkId(before) === id) return
  // The wallet's own event may have come first.
  if (activeNetworkId(store.getState().network) !== id)
    store.setState(({ network }) => ({ network: setNetwork(network, id) }))
  track(client, { event: 'SWITCH_NETWORK', properties: { network: id } })
}

export declare namespace switchChain {
  type Parameters = { network: CaipNetworkId }
}

/** The wallet's own event, before or after, leads to the same state. */
function moveConnection({ store }: Client, connectorId: string, id: CaipNetworkId) {
  store.setState(({ connection, network }) => {
    const namespace = findNetwork(network, id)?.chainNamespace
    const mine = namespace && connection.byNamespace[namespace]
    if (!mine || mine.connectorId !== connectorId) return {}
    return {
      connection: {
        ...connection,
        byNamespace: { ...connection.byNamespace, [namespace]: { ...mine, caipNetworkId: id } },
      },
    }
  })
}
