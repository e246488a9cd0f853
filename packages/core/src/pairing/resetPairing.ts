import type { Client } from '../client.js'
import { cancelPairing } from './cancelPairing.js'
import { setLinkedWallet } from './setLinkedWallet.js'

/**
 * Begins anew, as for another try after the wallet declined: the URI, what went wrong, and which app was chosen are
 * forgotten. The next `preparePairing` makes a fresh URI.
 */
export function resetPairing(client: Client): void {
  cancelPairing(client)
  setLinkedWallet(client, undefined)
}
