import type { Namespace } from '@foyer/protocol'
import type { EmbeddedProvider } from '../adapter.js'
import type { Client } from '../client.js'
import { liveEmbedded } from './liveEmbedded.js'

/** The one door for who loads the embedded wallet when it is asked for: a module of its own, as for pairing. */
export async function reachEmbedded(
  client: Client,
  namespace: Namespace,
): Promise<EmbeddedProvider> {
  return (await liveEmbedded(client)).of(namespace)
}
