import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { loadReach } from '../loadReach.js'
import { waysOf } from '../waysOf.js'

/**
 * Chain families for which the host gave no adapter are served over pairing and the embedded wallet, by core's own code for
 * the family. Only the pages of such a host load it.
 */
export async function addOwnAdapters(client: Client): Promise<void> {
  const { options } = client
  const missing = new Set(
    options.networks
      .map(({ chainNamespace }) => chainNamespace)
      .filter((name) => !adaptersOf(client).has(name)),
  )
  if (missing.size === 0 || waysOf(options).length === 0) return
  await (await loadReach()).serveFamilies(client, missing)
}
