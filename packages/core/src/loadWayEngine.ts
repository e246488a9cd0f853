import type { Namespace } from '@foyer/protocol'
import type { WayEngineParts } from './AdapterContext.js'
import type { Client } from './Client.js'
import { loadFamily } from './families/loadFamily.js'
import type { createWayEngine } from './ways/createWayEngine.js'

/** Loads what makes engines of a chain family over ways to its wallets: pairing and the embedded wallet do without where the host gave adapters. */
export async function loadWayEngine(
  client: Client,
  namespace: Namespace,
): Promise<(parts: WayEngineParts) => ReturnType<typeof createWayEngine>> {
  const [engines, family] = await Promise.all([
    import('./ways/createWayEngine.js'),
    loadFamily(namespace),
  ])
  const features = family?.features ?? {}
  return (parts) => engines.createWayEngine({ ...parts, client, namespace, features })
}
