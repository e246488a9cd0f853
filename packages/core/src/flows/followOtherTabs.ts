import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { endHere } from '../connection/endHere.js'
import { isShared } from '../connection/isShared.js'
import { reconnect } from '../connection/reconnect.js'
import { isConnector } from '../connection/state.js'
import { recall } from '../remembered.js'
import { report } from '../telemetry/report.js'

/** Disconnecting in one tab disconnects in all; connecting in one connects in all. */
export function followOtherTabs(client: Client): () => void {
  const { environment, storage } = client
  const window = environment.window()
  if (!window) return () => {}
  const onStorage = ({ key }: StorageEvent) => {
    if (!storage.owns(key, 'connected')) return
    const remembered = recall(client, 'connected') ?? []
    const ended = endHere(client, (one) => !remembered.some(isConnector(one)))
    // Else what the wallet says next, as of its network, would connect it again. A session that all tabs share has ended with the other tab's.
    for (const { connectorId, namespace } of ended)
      if (!isShared(connectorId))
        adaptersOf(client)
          .get(namespace)
          ?.disconnect(connectorId)
          .catch((error) => report(client, error))
    reconnect(client).catch((error) => report(client, error))
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
