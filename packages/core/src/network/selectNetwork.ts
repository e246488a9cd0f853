import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import type { Client } from '../client.js'
import { show } from '../modal/show.js'
import type { Entry } from '../modal/views.js'
import type { Options } from '../options.js'
import type { State } from '../state.js'
import { connectors } from '../wallets/state.js'
import { activeNetworkId, findNetwork } from './state.js'

/** A network was chosen from a list: goes to the view that the choice needs, or nowhere. */
export function selectNetwork(client: Client, parameters: selectNetwork.Parameters): void {
  const entry = viewForNetwork(client.store.getState(), client.options, parameters)
  if (entry) show(client, entry)
}

export declare namespace selectNetwork {
  type Parameters = {
    network: CaipNetworkId
    /** Picking it was agreement enough, as in a list of networks. Default: `false`. */
    ignoreConfirmation?: boolean | undefined
  }
}

/** The rules of switching, in their order. `undefined`: nothing happens. */
export function viewForNetwork(
  { network, connection, wallets }: State,
  { allowUnsupportedChain, enableNetworkSwitch }: Options,
  { network: id, ignoreConfirmation = false }: selectNetwork.Parameters,
): Entry | undefined {
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
