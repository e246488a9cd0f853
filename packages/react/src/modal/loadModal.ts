import type { Client, ViewName } from '@foyer/core'
import { loadMessages } from '../locales/loadMessages.js'
import { loadView } from './loadView.js'

/** Fetches the modal, its texts and the first view side by side. Cheap to call again. */
export async function loadModal({ options }: Pick<Client, 'options'>, view: ViewName) {
  const [{ Modal }, messages] = await Promise.all([
    import('./Modal.js'),
    loadMessages(options),
    loadView(view),
  ])
  return { Modal, messages }
}
