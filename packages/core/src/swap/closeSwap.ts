import type { Client } from '../Client.js'

/** Drops the swap that is put together. What the wallet has already is not taken back: it stands in `send.sent` once it is sent. */
export function closeSwap({ store }: Client): void {
  store.setState(({ swap }) => ({ swap: { ...swap, draft: undefined } }))
}
