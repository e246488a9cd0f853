import type { Client } from '../Client.js'
import { getConnectionStatus } from '../connection/state.js'
import { hideModal } from './hideModal.js'
import { back as oneBack } from './history.js'
import { setHistory } from './showView.js'

/** One view back; closes the modal when there is none. While connected, Account is shown instead of Connect. */
export function goBack(client: Client): void {
  const { connection, modal } = client.store.getState()
  const earlier = oneBack(modal.history, getConnectionStatus(connection) === 'connected')
  if (earlier) setHistory(client, () => earlier, true)
  else hideModal(client)
}
