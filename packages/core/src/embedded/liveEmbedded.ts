import { lazy } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { LiveEmbedded } from '../embedded.js'

/**
 * Loads what the embedded wallet needs, once. No frame is made by that.
 *
 * @throws `embedded_off`, `client_destroyed`
 */
export function liveEmbedded(client: Client): Promise<LiveEmbedded> {
  const { embedded } = client.handles
  embedded.live ??= lazy(() => load(client))
  return embedded.live()
}

async function load(client: Client): Promise<LiveEmbedded> {
  const [{ goLive }, families] = await Promise.all([
    import('./goLive.js'),
    import('../families/loadFamilies.js').then(({ loadFamilies }) => loadFamilies(client)),
  ])
  return goLive(client, families)
}
