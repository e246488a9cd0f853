import type { Client } from '../client.js'
import type { LiveEmbedded } from '../embedded.js'
import { liveEmbedded } from './liveEmbedded.js'

/** The one door for who loads the embedded wallet when it is asked for: a module of its own, as for pairing. */
export function reachEmbedded(client: Client): Promise<LiveEmbedded> {
  return liveEmbedded(client)
}
