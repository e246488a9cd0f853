import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { applySession } from '../connection/applySession.js'
import { reconnect } from '../connection/reconnect.js'
import { isConnector, listConnections } from '../connection/state.js'
import { isShared } from '../connectorIds.js'
import { recall } from '../remembered.js'
import { report } from '../telemetry/report.js'

/** Disconnecting in one tab disconnects in all; connecting in one connects in all. */
export function followOtherTabs(client: Client): () => void {
  const { environment, storage, store } = client
  const window = environment.window()
  if (!window) return () => {}
  const onStorage = ({ key }: StorageEvent) => {
    if (!storage.owns(key, 'connected')) return
    const remembered = recall(client, 'connected') ?? []
    // Those beside first, so that none of them takes the place of one that ends as well.
    const ended = [...listConnections(store.getState().connection)]
      .reverse()
      .filter((one) => !remembered.some(isConnector(one)))
    for (const { connectorId, namespace } of ended) {
      store.setState((state) => applySession(state, { connectorId, namespace, session: undefined }))
      // Else what the wallet says next, as of its network, would connect it again. A session that all tabs share has ended with the other tab's.
      if (!isShared(connectorId))
        adaptersOf(client)
          .get(namespace)
          ?.disconnect(connectorId)
          .catch((error) => report(client, error))
    }
    reconnect(client).catch((error) => report(client, error))
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
