import type { Client } from '../Client.js'
import { hideModal } from '../modal/hideModal.js'

/** The account in use is gone: what the modal shows of it is, too. */
export function closeOnDisconnect(client: Client): () => void {
  return client.store.subscribe(({ connection, modal }, before) => {
    const { active } = before.network
    const lost = active && before.connection.byNamespace[active] && !connection.byNamespace[active]
    if (lost && (modal.open || client.options.enableEmbedded)) hideModal(client)
  })
}
