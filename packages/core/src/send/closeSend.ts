import type { Client } from '../Client.js'

/** Drops the transfer that is put together. What the wallet has already is not taken back: it stays in `send.sent` once it is sent. */
export function closeSend({ store }: Client): void {
  store.setState(({ send }) => ({ send: { ...send, draft: undefined } }))
}
