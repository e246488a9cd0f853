import type { Client } from '../Client.js'
import type { LiveEmbedded } from '../embedded.js'
import { liveEmbedded } from './liveEmbedded.js'

/** The only module for dynamic imports of the embedded wallet, as `reachPairing` is for pairing. */
export function reachEmbedded(client: Client): Promise<LiveEmbedded> {
  return liveEmbedded(client)
}
