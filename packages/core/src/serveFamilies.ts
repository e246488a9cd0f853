import type { Namespace } from '@foyer/protocol'
import { adaptersOf } from './adaptersOf.js'
import type { Client } from './Client.js'
import { loadFamilies } from './families/loadFamilies.js'
import { reachedWays } from './reachedWays.js'
import type { ListedWay } from './ways/Way.js'
import { waysOf } from './waysOf.js'

/** Gives the client an adapter of core's own for each of these chain families, over the ways that the host offers. */
export async function serveFamilies(
  client: Client,
  namespaces: ReadonlySet<Namespace>,
): Promise<void> {
  const { options } = client
  const [{ createOwnAdapter }, families] = await Promise.all([
    // Not imported above: pairing and the embedded wallet do without it where the host gave adapters.
    import('./ways/createOwnAdapter.js'),
    loadFamilies(client),
  ])
  for (const namespace of namespaces) {
    const [first, ...others] = waysOf(options)
      .filter(([name]) => reachedWays[name].serves?.(namespace) ?? true)
      .map(
        ([name, { connector }]): ListedWay => ({
          connector: { ...connector, namespace },
          load: () => reachedWays[name].load(client, namespace),
        }),
      )
    const features = families.get(namespace)?.features ?? {}
    if (first)
      adaptersOf(client).set(
        namespace,
        createOwnAdapter({ client, namespace, features, ways: [first, ...others] }),
      )
  }
}
