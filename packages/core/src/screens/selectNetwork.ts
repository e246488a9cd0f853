import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { showView } from '../modal/showView.js'
import type { ViewEntry } from '../modal/views.js'
import { activeNetworkId, findNetwork } from '../network/state.js'
import type { Options } from '../options.js'
import type { State } from '../state.js'
import { connectors } from '../wallets/connectors.js'

/** Acts on a network that was chosen from a list: shows the view that the choice needs, if any. */
export function selectNetwork(client: Client, parameters: selectNetwork.Parameters): void {
  const entry = viewForNetwork(client.store.getState(), client.options, parameters)
  if (entry) showView(client, entry)
}

export declare namespace selectNetwork {
  type Parameters = {
    network: CaipNetworkId
    /** The choice counts as confirmed, as in a list of networks. Default: `false`. */
    ignoreConfirmation?: boolean | undefined
  }
}

/** The rules of switching, in their order. `undefined`: nothing happens. */
export function viewForNetwork(
  { network, connection, wallets }: State,
  { allowUnsupportedChain, enableNetworkSwitch }: Options,
  { network: id, ignoreConfirmation = false }: selectNetwork.Parameters,
): ViewEntry | undefined {
  if (activeNetworkId(network) === id) return undefined
  if (!findNetwork(network, id))
    return allowUnsupportedChain || !enableNetworkSwitch ? undefined : { name: 'UnsupportedChain' }

  const { namespace } = parseCaipNetworkId(id)
  const inUse = network.active && connection.byNamespace[network.active]
  const isAuth = connectors(wallets).some(
    (connector) =>
      connector.type === 'AUTH' &&
      connector.id === inUse?.connectorId &&
      connector.namespace === namespace,
  )
  if (isAuth || !ignoreConfirmation) return { name: 'SwitchNetwork', data: { network: id } }
  if (namespace !== network.active && !connection.byNamespace[namespace])
    return { name: 'SwitchActiveChain', data: { switchToChain: namespace, network: id } }
  return { name: 'SwitchNetwork', data: { network: id } }
}
