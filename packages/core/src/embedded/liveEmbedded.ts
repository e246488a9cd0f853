import type { Client } from '../client.js'
import type { LiveEmbedded } from '../embedded.js'

/**
 * Loads what the embedded wallet needs, once. No frame is made by that.
 *
 * @throws `embedded_off`, `client_destroyed`
 */
export function liveEmbedded(client: Client): Promise<LiveEmbedded> {
  const { embedded } = client
  embedded.live ??= import('./goLive.js')
    .then(({ goLive }) => goLive(client))
    .catch((error: unknown) => {
      // What could not be fetched may be there on the next try.
      embedded.live = undefined
      throw error
    })
  return embedded.live
}
