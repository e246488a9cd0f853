import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { pairingConnectorId } from '../connectorIds.js'
import { findConnector } from '../wallets/findConnector.js'
import { withRecent } from '../wallets/withRecent.js'

/** The wallet just connected comes first in the list next time. One that was paired is known by its own name, and elsewhere. */
export function rememberRecent({ store }: Client): () => void {
  return store.subscribe(({ connection, wallets }, before) => {
    if (connection.byNamespace === before.connection.byNamespace) return
    for (const [name, found] of Object.entries(connection.byNamespace)) {
      const namespace = name as Namespace
      const former = before.connection.byNamespace[namespace]?.connectorId
      if ([former, pairingConnectorId].includes(found.connectorId)) continue
      const connector = findConnector(wallets, found.connectorId, namespace)
      if (!connector || wallets.recent[0]?.id === connector.id) continue
      const { id, name: title, imageUrl, rdns } = connector
      store.setState(({ wallets }) => ({
        wallets: {
          ...wallets,
          recent: withRecent(wallets.recent, {
            id,
            name: title,
            ...(imageUrl && { imageUrl }),
            ...(rdns && { rdns }),
          }),
        },
      }))
    }
  })
}
