import type { Client } from '../Client.js'
import type { Hosted } from '../handles.js'
import { watchSent } from '../send/watchSent.js'

/**
 * Transfers that an earlier page sent, or another tab, and whose end it did not see, are watched here, and so are transactions of the host's own. Their code
 * is loaded where there are any.
 */
export function followTransfers(client: Client): () => void {
  const { handles, storage } = client
  const watch = (hosted?: Hosted) => void watchSent(client, hosted)
  handles.watchSent = watch
  const onStorage = ({ key }: StorageEvent) => {
    if (storage.owns(key, 'send:sent')) watch()
  }
  const window = client.environment.window()
  window?.addEventListener('storage', onStorage)
  if (storage.scope('send').get('sent') !== undefined) watch()
  return () => {
    window?.removeEventListener('storage', onStorage)
    handles.sending?.()
  }
}
