import { type CaipNetworkId, FoyerError } from '@foyer/protocol'
import type { Client } from '../client.js'
import { demandAlive } from '../demandAlive.js'
import { alert } from '../notices/alert.js'
import { track } from '../telemetry/track.js'
import { activeNetworkId, findNetwork, setNetwork } from './state.js'
import { whileConnected } from './whileConnected.js'

/**
 * Goes to a network. A connected wallet of that chain family is asked; without one the choice holds at once.
 *
 * @throws `chain_not_configured` when the host did not list the network
 * @throws `user_rejected`, `request_pending`, `chain_not_supported`, `switch_rejected_after_add`
 * @throws `connector_not_connected` when the wallet was let go meanwhile, `client_destroyed`
 */
export async function switchNetwork(
  client: Client,
  { network: id }: switchNetwork.Parameters,
): Promise<void> {
  demandAlive(client)
  const { store, adapters } = client
  if (client.awake.current) await client.awake.current()
  const { network: before, connection } = store.getState()
  const network = findNetwork(before, id)
  if (!network) {
    alert(client, 'network_not_found', undefined)
    throw new FoyerError('chain_not_configured')
  }
  const connected = connection.byNamespace[network.chainNamespace]
  if (connected && connected.caipNetworkId !== id) {
    const adapter = adapters.get(network.chainNamespace)
    if (!adapter) throw new FoyerError('adapter_not_found')
    store.setState(({ network }) => ({ network: { ...network, switching: id } }))
    try {
      const { connectorId } = connected
      const asked = adapter.switchNetwork(connectorId, network)
      await whileConnected(client, { namespace: network.chainNamespace, connectorId }, asked)
    } finally {
      store.setState(({ network }) => ({
        network: network.switching === id ? { ...network, switching: undefined } : network,
      }))
    }
    moveConnection(client, connected.connectorId, id)
  }
  if (activeNetworkId(before) === id) return
  // A wallet that said so itself was quicker.
  if (activeNetworkId(store.getState().network) !== id)
    store.setState(({ network }) => ({ network: setNetwork(network, id) }))
  track(client, { event: 'SWITCH_NETWORK', properties: { network: id } })
}

export declare namespace switchNetwork {
  type Parameters = { network: CaipNetworkId }
}

/** The wallet may also say so itself, before or after; it is the same fact. */
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
