import type { Client } from '../../Client.js'
import { endHere } from '../../connection/endHere.js'
import { hasConnector } from '../../connection/hasConnector.js'
import { reconnect } from '../../connection/reconnect.js'
import { embeddedConnectorId } from '../../connectorIds.js'
import type { LoginSession } from '../../embedded.js'
import { recall } from '../../remembered.js'
import { report } from '../../telemetry/report.js'

/** Lets the login go in this page when another tab ends it, and takes up the one that another tab put in its place. */
export function followLogin(client: Client, login: LoginSession): () => void {
  const { environment, storage, store } = client
  const window = environment.window()
  const stop = store.subscribe(({ connection }, before) => {
    if (connection === before.connection) return
    const had = hasConnector(before.connection, embeddedConnectorId)
    if (had && !hasConnector(connection, embeddedConnectorId)) login.letGo()
  })
  const onStorage = ({ key }: StorageEvent) => {
    if (!storage.owns(key, 'login')) return
    const { embedded } = store.getState()
    const stored = recall(client, 'login')
    const isSame = stored?.email === embedded.email && stored?.provider === embedded.provider
    if (!stored || !embedded.isLoggedIn || isSame) return
    endHere(client, ({ connectorId }) => connectorId === embeddedConnectorId)
    reconnect(client).catch((error) => report(client, error))
  }
  window?.addEventListener('storage', onStorage)
  return () => {
    stop()
    window?.removeEventListener('storage', onStorage)
  }
}
