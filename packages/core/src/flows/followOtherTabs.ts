import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { endHere } from '../connection/endHere.js'
import { isConnector } from '../connection/isConnector.js'
import { isShared } from '../connection/isShared.js'
import { reconnect, showResuming } from '../connection/reconnect.js'
import type { ConnectorKey } from '../handles.js'
import { recall } from '../remembered.js'
import { report } from '../telemetry/report.js'

/**
 * Disconnecting in one tab disconnects in all; connecting in one connects in all. A page that comes back as it was left has heard of neither.
 */
export function followOtherTabs(client: Client): () => void {
  const { environment, handles, storage } = client
  const window = environment.window()
  const look = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
    if (!persisted && !storage.owns(key, 'connected')) return
    const remembered = recall(client, 'connected') ?? []
    const isEnded = (one: ConnectorKey) => !remembered.some(isConnector(one))
    const resuming = [...(handles.resuming ?? [])].filter(isEnded)
    // Else what the wallet says next, as of its network, would connect it again. A session that all tabs share has ended with the other tab's.
    for (const { connectorId, namespace } of [...endHere(client, isEnded), ...resuming])
      if (!isShared(connectorId))
        adaptersOf(client)
          .get(namespace)
          ?.disconnect(connectorId)
          .catch((error) => report(client, error))
    showResuming(client)
    reconnect(client).catch((error) => report(client, error))
  }
  window?.addEventListener('storage', look)
  window?.addEventListener('pageshow', look)
  return () => {
    window?.removeEventListener('storage', look)
    window?.removeEventListener('pageshow', look)
  }
}
