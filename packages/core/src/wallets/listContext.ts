import { connectorOrder } from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { pairingConnectorId } from '../connectorIds.js'
import { isMobile } from '../isMobile.js'
import { offersPairing } from '../offersPairing.js'
import type { ListContext } from './ListedWallet.js'

/** What the lists depend on beside the wallets found. The same object while nothing of it changes: see `keepLast`. */
export function listContext(client: Client): ListContext {
  const { options, environment, handles, store } = client
  const { connection, features, modal, network } = store.getState()
  const parts = {
    mobile: isMobile(environment),
    pairingOnly: [...adaptersOf(client).values()].every((adapter) => adapter.pairingOnly),
    pairable: offersPairing(options),
    paired: [...Object.values(connection.byNamespace), ...connection.beside].some(
      ({ connectorId }) => connectorId === pairingConnectorId,
    ),
    active: modal.namespace ?? network.active,
    namespace: modal.namespace,
  }
  const key = JSON.stringify([parts, features.connectorTypeOrder])
  if (handles.listed?.key !== key) {
    // What the host does not name comes behind.
    const order = [...new Set([...features.connectorTypeOrder, ...connectorOrder])]
    handles.listed = { key, context: { options, order, ...parts, lists: new Map() } }
  }
  return handles.listed.context
}
