import type { Client } from '../Client.js'
import { loadReach } from '../loadReach.js'
import type { LivePairing } from '../pairing.js'

/**
 * Loads what pairing needs, once.
 *
 * @throws `pairing_off`, `client_destroyed`
 */
export async function livePairing(client: Client): Promise<LivePairing> {
  return (await loadReach()).loadPairing(client)
}
