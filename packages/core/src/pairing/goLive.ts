import { FoyerError } from '@foyer/protocol'
import type { Client } from '../client.js'
import type { LivePairing } from '../pairing.js'

/** Sets pairing going for one client. */
export async function goLive(_client: Client): Promise<LivePairing> {
  throw new FoyerError('pairing_off')
}
