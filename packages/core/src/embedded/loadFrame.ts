import type { Client } from '../client.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Makes the secure frame before it is asked, where a login is likely: once somebody was logged in, or while an address is typed.
 *
 * @throws `frame_load_failed`, `frame_not_set`, `embedded_off`, `client_destroyed`
 */
export async function loadFrame(client: Client): Promise<void> {
  const live = await liveEmbedded(client)
  await live.load()
}
