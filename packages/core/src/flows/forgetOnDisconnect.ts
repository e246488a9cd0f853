import { forgetKept } from '../account/forgetKept.js'
import type { Client } from '../client.js'

/** What was kept about an account goes with its wallet. */
export function forgetOnDisconnect(client: Client): () => void {
  return client.store.subscribe(({ connection: { byNamespace } }, { connection: before }) => {
    const isGone = Object.entries(before.byNamespace).some(
      ([namespace]) => !(namespace in byNamespace),
    )
    if (isGone) forgetKept(client)
  })
}
