import type { Client, ViewName } from '@foyer/core'
import { loadMessages } from '../locales/loadMessages.js'
import { loadView } from './loadView.js'

/**
 * Fetches the modal, its texts and the first view side by side, and wakes the client, so that its first
 * picture has the wallets in it. Cheap to call again.
 */
export async function loadModal(client: Client, view: ViewName) {
  const [{ Modal }, messages] = await Promise.all([
    import('./Modal.js'),
    loadMessages(client.options),
    // Without these two the modal can still say what is missing, and try again.
    loadView(view).catch(() => {}),
    client.awake.current?.().catch(() => {}),
  ])
  return { Modal, messages }
}
