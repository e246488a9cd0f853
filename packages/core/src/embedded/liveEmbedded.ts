import type { Client } from '../Client.js'
import type { LiveEmbedded } from '../embedded.js'
import { loadReach } from '../loadReach.js'

/**
 * Loads what the embedded wallet needs, once. No frame is made by that.
 *
 * @throws `embedded_off`, `client_destroyed`
 */
export async function liveEmbedded(client: Client): Promise<LiveEmbedded> {
  return (await loadReach()).loadEmbedded(client)
}
