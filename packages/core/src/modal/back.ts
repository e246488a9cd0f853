import type { Client } from '../client.js'
import { status } from '../connection/state.js'
import { hide } from './hide.js'
import { back as oneBack } from './history.js'
import { setHistory } from './show.js'

/** One view back; closes the modal when there is none. A connected person comes to Account, not Connect. */
export function back(client: Client): void {
  const { connection, modal } = client.store.getState()
  const earlier = oneBack(modal.history, status(connection) === 'connected')
  if (earlier) setHistory(client, () => earlier, true)
  else hide(client)
}
