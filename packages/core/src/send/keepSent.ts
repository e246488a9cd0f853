import { sentTransfersMax } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { readSent } from './readSent.js'
import type { SentTransfer } from './state.js'
import { watchSent } from './watchSent.js'

/** Has something that the wallet sent watched to its end, also after a reload. */
export function keepSent(client: Client, one: SentTransfer): void {
  client.store.setState(({ send }) => ({
    send: { ...send, sent: [one, ...send.sent].slice(0, sentTransfersMax) },
  }))
  readSent.keep(client, client.store.getState().send.sent)
  // The next look is soon.
  client.handles.sending?.()
  client.handles.sending = undefined
  void watchSent(client)
}
