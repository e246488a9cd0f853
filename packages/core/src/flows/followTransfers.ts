import type { Client } from '../Client.js'
import { watchSent } from '../send/watchSent.js'

/** Transfers that an earlier page sent, and whose end it did not see, are watched again. Their code is loaded where there are any. */
export function followTransfers(client: Client): () => void {
  if (client.storage.scope('send').get('sent') !== undefined) void watchSent(client)
  return () => client.handles.sending?.()
}
