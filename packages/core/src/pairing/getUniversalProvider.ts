import type { Client } from '../Client.js'
import type { UniversalProvider } from '../pairing.js'
import { livePairing } from './livePairing.js'

/**
 * The provider of the paired wallet for all chain families, for the host. Loads what pairing needs.
 *
 * @throws `pairing_off`, `client_destroyed`
 */
export async function getUniversalProvider(client: Client): Promise<UniversalProvider> {
  return (await livePairing(client)).provider
}
