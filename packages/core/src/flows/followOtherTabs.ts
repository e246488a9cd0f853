import type { Client } from '../Client.js'
import { report } from '../telemetry/report.js'

/**
 * Disconnecting in one tab disconnects in all; connecting in one connects in all. A page that comes back as it was left has heard of neither.
 */
export function followOtherTabs(client: Client): () => void {
  const { environment, storage } = client
  const window = environment.window()
  const look = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
    if (persisted || storage.owns(key, 'connected'))
      import('../connection/followRemembered.js').then(
        ({ followRemembered }) => followRemembered(client),
        (error) => report(client, error),
      )
  }
  window?.addEventListener('storage', look)
  window?.addEventListener('pageshow', look)
  return () => {
    window?.removeEventListener('storage', look)
    window?.removeEventListener('pageshow', look)
  }
}
