import type { Namespace } from '@foyer/protocol'
import type { Client } from '../client.js'
import { hide } from '../modal/hide.js'

/** The account in use is gone: what the modal shows of it is, too. */
export function closeOnDisconnect(client: Client): () => void {
  return client.store.subscribe(({ connection, modal }, before) => {
    const lost = Object.keys(before.connection.byNamespace).some(
      (name) => !connection.byNamespace[name as Namespace],
    )
    if (lost && (modal.open || client.options.enableEmbedded)) hide(client)
  })
}
