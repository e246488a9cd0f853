import type { Namespace } from '@foyer/protocol'
import { adaptersOf } from './adaptersOf.js'
import type { Client } from './Client.js'
import { loadWayEngine } from './loadWayEngine.js'
import { reachedWays } from './reachedWays.js'
import { walletWays } from './walletWays.js'
import { createOwnAdapter } from './ways/createOwnAdapter.js'
import type { WayName } from './waysOf.js'

/** Gives the client an adapter of core's own for each of these chain families, over the ways that the host offers. */
export async function serveFamilies(
  client: Client,
  namespaces: ReadonlySet<Namespace>,
): Promise<void> {
  const made = await Promise.all(
    [...namespaces].map(async (namespace) => {
      const createEngine = await loadWayEngine(client, namespace)
      const serves = (name: WayName) => reachedWays[name].serves?.(namespace) ?? true
      const [first, ...others] = walletWays(client, namespace, serves)
      return first && createOwnAdapter({ namespace, ways: [first, ...others], createEngine })
    }),
  )
  for (const adapter of made) if (adapter) adaptersOf(client).set(adapter.namespace, adapter)
}
