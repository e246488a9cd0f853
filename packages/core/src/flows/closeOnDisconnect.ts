import type { Client } from '../Client.js'
import { hideModal } from '../modal/hideModal.js'
import { isShown } from '../modal/isShown.js'

/** The account in use is gone: what the modal shows of it is, too. */
export function closeOnDisconnect(client: Client): () => void {
  return client.store.subscribe(({ connection }, before) => {
    const { active } = before.network
    const lost = active && before.connection.byNamespace[active] && !connection.byNamespace[active]
    if (lost && isShown(client)) hideModal(client)
  })
}
