import type { Client, ViewName } from '@foyer/core'
import { loadMessages } from '../locales/loadMessages.js'
import { loadView } from './loadView.js'

/**
 * Fetches the modal, its texts and the first view side by side. Cheap to call again. A view that does not
 * arrive is the modal's to tell.
 */
export async function loadModal({ options }: Pick<Client, 'options'>, view: ViewName) {
  const [{ Modal }, messages] = await Promise.all([
    import('./Modal.js'),
    loadMessages(options),
    loadView(view).catch(() => {}),
  ])
  return { Modal, messages }
}
