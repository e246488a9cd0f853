import { removePersistedQueries } from '../account/removePersistedQueries.js'
import type { Client } from '../Client.js'

/** What was read of an account goes with its wallet: from the browser's storage, and from memory where nothing shows it. */
export function forgetOnDisconnect(client: Client): () => void {
  return client.store.subscribe(({ connection: { byNamespace } }, { connection: before }) => {
    const isGone = Object.entries(before.byNamespace).some(
      ([namespace]) => !(namespace in byNamespace),
    )
    if (!isGone) return
    removePersistedQueries(client)
    client.queries.current()?.removeAccounts()
  })
}
