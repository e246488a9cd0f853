import type { Client } from '../Client.js'

/** Transfers that an earlier page sent, and whose end it did not see, are watched again. Their code is loaded where there are any. */
export function followTransfers(client: Client): () => void {
  if (client.storage.scope('send').get('sent') !== undefined)
    import('../send/followSent.js').then(
      ({ followSent }) => followSent(client),
      () => {},
    )
  return () => client.handles.sending?.()
}
