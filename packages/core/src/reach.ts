import { authNamespaces, type Namespace } from '@foyer/protocol'
import type { Client } from './Client.js'
import type { FamilyFeatures } from './FamilyFeatures.js'
import type { Way } from './ways/Way.js'
import type { WayName } from './waysOf.js'

type Reached = {
  /** Whether a chain family has such wallets. Default: each has. */
  serves?(namespace: Namespace): boolean
  /** Loads the way to the wallet of a chain family. */
  load(client: Client, namespace: Namespace): Promise<Way>
}

const ways: Readonly<Record<WayName, Reached>> = {
  pairing: {
    async load(client, namespace) {
      const { reachPairing } = await import('./pairing/reachPairing.js')
      return (await reachPairing(client)).way(namespace)
    },
  },
  embedded: {
    serves: (namespace) => authNamespaces.includes(namespace),
    async load(client, namespace) {
      const { reachEmbedded } = await import('./embedded/reachEmbedded.js')
      return (await reachEmbedded(client)).way(namespace)
    },
  },
}

/** The features of a chain family, and the ways to its wallets. Each loads its code with the first use. */
export const reach = {
  async features(namespace: Namespace): Promise<FamilyFeatures> {
    const { loadFamily } = await import('./families/loadFamily.js')
    return (await loadFamily(namespace))?.features ?? {}
  },
  ways,
}
