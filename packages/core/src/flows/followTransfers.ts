import type { Client } from '../Client.js'
import { watchSent } from '../send/watchSent.js'

/**
 * Transfers that an earlier page sent, or another tab, and whose end it did not see, are watched here. Their code is loaded where there are any.
 */
export function followTransfers(client: Client): () => void {
  const { storage } = client
  const watch = () => {
    if (storage.scope('send').get('sent') !== undefined) void watchSent(client)
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (storage.owns(key, 'send:sent')) watch()
  }
  const window = client.environment.window()
  window?.addEventListener('storage', onStorage)
  watch()
  return () => {
    window?.removeEventListener('storage', onStorage)
    client.handles.sending?.()
  }
}
