import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import { getConnectionStatus } from '../connection/state.js'
import type { State } from '../state.js'
import type { ViewEntry } from './views.js'

/**
 * How the client switches to a chain family that the modal is opened for: `network` where that holds at once, without a wallet's approval;
 * `view` where a wallet of another family is in use and none of this one.
 */
export function moveToFamily(
  { connection, network }: Pick<State, 'connection' | 'network'>,
  namespace: Namespace | undefined,
): { network?: CaipNetworkId; view?: ViewEntry } {
  if (namespace === undefined || namespace === network.active) return {}
  const first = network.networks.find(({ chainNamespace }) => chainNamespace === namespace)
  const target = network.selected[namespace] ?? first?.caipNetworkId
  if (target === undefined) return {}
  const isElsewhere =
    getConnectionStatus(connection) === 'connected' && !connection.byNamespace[namespace]
  if (!isElsewhere) return { network: target }
  const data = { switchToChain: namespace, network: target }
  return { view: { name: 'SwitchActiveChain', data } }
}
