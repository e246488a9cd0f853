import type { Client } from '../Client.js'
import { ensureUri } from './ensureUri.js'
import { livePairing } from './livePairing.js'

/**
 * Makes a URI that a wallet can answer, or keeps the one that is shown while it is not about to expire. Calls while one is
 * being made share it, so this may be called when a view opens, and again in the press that needs it. Once a wallet approves,
 * its chain families are connected; when it declines, `pairing.status` of the state says so.
 *
 * Does nothing where the host brings the URI itself (`manualWCControl`).
 *
 * @throws `pairing_off`, `relay_refused`, `relay_unreachable`, `client_destroyed`
 * @throws `connect_cancelled` when pairing is cancelled meanwhile
 */
export function preparePairing(client: Client): Promise<void> {
  return ensureUri(client, () => livePairing(client))
}
