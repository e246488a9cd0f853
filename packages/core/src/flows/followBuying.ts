import { watchPurchases } from '../buy/watchPurchases.js'
import type { Client } from '../Client.js'

/**
 * Purchases that an earlier page began, or another tab, and whose end it did not see, are followed here. Their code is loaded where there are any.
 */
export function followBuying(client: Client): () => void {
  const { storage } = client
  const watch = () => {
    // Those that have ended are kept as well.
    if (storage.scope('buy').get('purchases')?.includes('"waiting"')) void watchPurchases(client)
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (storage.owns(key, 'buy:purchases')) watch()
  }
  const window = client.environment.window()
  window?.addEventListener('storage', onStorage)
  watch()
  return () => {
    window?.removeEventListener('storage', onStorage)
    client.handles.following?.()
  }
}
