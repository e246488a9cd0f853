import type { Client } from '../client.js'
import { keepUri } from './keepUri.js'
import { livePairing } from './livePairing.js'

/**
 * Makes a URI that a wallet can answer, or keeps the one that is shown while it is not about to expire. Whoever asks while
 * one is being made gets the same: so it may be called when a view opens, and again in the press that needs it. Once a
 * wallet approved, its chain families are connected; the state tells when it declined.
 *
 * Does nothing where the host brings the URI itself (`manualWCControl`).
 *
 * @throws `pairing_off`, `relay_refused`, `relay_unreachable`, `client_destroyed`
 * @throws `connect_cancelled` when pairing was called off meanwhile
 */
export function preparePairing(client: Client): Promise<void> {
  return keepUri(client, () => livePairing(client))
}
