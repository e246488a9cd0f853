import { lazy } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import { demandChecked } from '../demandChecked.js'
import type { LiveEmbedded } from '../embedded.js'
import { loadFamilies } from '../families/loadFamilies.js'

/**
 * Loads what the embedded wallet needs, once: the code that sends the frame requests, and in parallel the chain families. Other code calls
 * `liveEmbedded`.
 *
 * @throws `embedded_off`, `client_destroyed`; as `demandChecked`
 */
export function loadEmbedded(client: Client): Promise<LiveEmbedded> {
  demandAlive(client)
  const { embedded } = client.handles
  embedded.live ??= lazy(() => load(client))
  return embedded.live()
}

async function load(client: Client): Promise<LiveEmbedded> {
  await demandChecked(client)
  const [{ goLive }, families] = await Promise.all([import('./goLive.js'), loadFamilies(client)])
  return goLive(client, families)
}
