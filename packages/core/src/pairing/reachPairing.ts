import type { Client } from '../client.js'
import type { LivePairing } from '../pairing.js'
import { livePairing } from './livePairing.js'

/** The one door for who loads pairing when it is asked for: a module of its own, or bundlers carry more on every page. */
export function reachPairing(client: Client): Promise<LivePairing> {
  return livePairing(client)
}
