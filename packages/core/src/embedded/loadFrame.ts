import type { Client } from '../Client.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Loads the secure frame ahead of its first request, where a login is likely: after an earlier login, or while an address is typed.
 *
 * @throws `frame_load_failed`, `frame_not_set`, `embedded_off`, `client_destroyed`
 */
export async function loadFrame(client: Client): Promise<void> {
  const live = await liveEmbedded(client)
  await live.load()
}
