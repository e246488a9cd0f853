import { removePersistedQueries } from '../account/removePersistedQueries.js'
import type { Client } from '../Client.js'
import { isConnector } from '../connection/isConnector.js'
import { listConnections } from '../connection/listConnections.js'

/** What was read of an account goes with its wallet: from the browser's storage, and from memory where nothing shows it. */
export function forgetOnDisconnect(client: Client): () => void {
  return client.store.subscribe(({ connection }, { connection: before }) => {
    if (connection === before) return
    const now = listConnections(connection)
    // Another wallet in the place of one that ended is as much an end.
    if (listConnections(before).every((one) => now.some(isConnector(one)))) return
    removePersistedQueries(client)
    client.queries.current()?.removeAccounts()
  })
}
