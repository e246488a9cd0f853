import { connectorOrder } from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { pairingConnectorId } from '../connectorIds.js'
import { isMobile } from '../isMobile.js'
import { offersPairing } from '../offersPairing.js'
import type { ListContext } from './ListedWallet.js'

/** What the lists depend on beside the wallets found. */
export function listContext(client: Client): ListContext {
  const { options, environment, store } = client
  const { connection, features, modal, network } = store.getState()
  const paired = [...Object.values(connection.byNamespace), ...connection.beside].some(
    ({ connectorId }) => connectorId === pairingConnectorId,
  )
  return {
    options,
    // What the host does not name comes behind.
    order: [...new Set([...features.connectorTypeOrder, ...connectorOrder])],
    mobile: isMobile(environment),
    pairingOnly: [...adaptersOf(client).values()].every((adapter) => adapter.pairingOnly),
    pairable: offersPairing(options),
    paired,
    active: modal.namespace ?? network.active,
    namespace: modal.namespace,
  }
}
