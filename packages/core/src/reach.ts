import type { Namespace } from '@foyer/protocol'
import type { Client } from './Client.js'
import { loadEmbedded } from './embedded/loadEmbedded.js'
import type { FamilyFeatures } from './FamilyFeatures.js'
import { loadFamily } from './families/loadFamily.js'
import { loadWayEngine } from './loadWayEngine.js'
import { loadPairing } from './pairing/loadPairing.js'
import { reachedWays } from './reachedWays.js'
import { serveFamilies } from './serveFamilies.js'

/**
 * The features of a chain family, the ways to its wallets, and what the client itself has of them. All that is loaded for it is loaded from
 * here, and is published in a few files that share what stands here.
 */
export const reach = {
  async features(namespace: Namespace): Promise<FamilyFeatures> {
    return (await loadFamily(namespace))?.features ?? {}
  },
  ways: reachedWays,
  loadWayEngine,
  loadPairing,
  loadEmbedded,
  serveFamilies,
  /** Fetched with the first request to a node: an adapter has nodes of its own. */
  async createRpc(client: Client) {
    return (await import('./ways/openRpc.js')).openRpc(client)
  },
}
