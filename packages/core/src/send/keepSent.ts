import type { Client } from '../Client.js'
import { addSent } from './addSent.js'
import type { SentTransfer } from './state.js'
import { watchSent } from './watchSent.js'

/** Has something that the wallet sent watched to its end, also after a reload. */
export function keepSent(client: Client, one: SentTransfer): void {
  addSent(client, one)
  // The next look is soon.
  client.handles.sending?.()
  client.handles.sending = undefined
  void watchSent(client)
}
