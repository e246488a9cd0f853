import type { Client } from '../Client.js'
import type { LivePairing } from '../pairing.js'
import { livePairing } from './livePairing.js'

/** The only module for dynamic imports of pairing: without it bundlers put more code into every page. */
export function reachPairing(client: Client): Promise<LivePairing> {
  return livePairing(client)
}
