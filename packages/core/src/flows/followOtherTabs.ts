import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { applySession } from '../connection/applySession.js'
import { reconnect } from '../connection/reconnect.js'
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
    const { byNamespace } = store.getState().connection
    for (const [name, { connectorId }] of Object.entries(byNamespace)) {
      const namespace = name as Namespace
      if (remembered.some((one) => one.namespace === namespace && one.connectorId === connectorId))
        continue
      store.setState((state) => applySession(state, { connectorId, namespace, session: undefined }))
    }
    reconnect(client).catch((error) => report(client, error))
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
