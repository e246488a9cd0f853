import { sentTransfersMax } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { readSent } from './readSent.js'
import type { SentTransfer } from './state.js'

/** Adds something that the wallet sent to what is known, also of other tabs and after a reload. */
export function addSent(client: Client, one: SentTransfer): void {
  client.store.setState(({ send }) => ({
    send: { ...send, sent: [one, ...send.sent].slice(0, sentTransfersMax) },
  }))
  readSent.keep(client, client.store.getState().send.sent)
}
