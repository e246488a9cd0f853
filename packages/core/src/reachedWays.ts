import { authNamespaces, type Namespace } from '@foyer/protocol'
import type { Client } from './Client.js'
import { loadEmbedded } from './embedded/loadEmbedded.js'
import { loadPairing } from './pairing/loadPairing.js'
import type { Way } from './Way.js'
import type { WayName } from './waysOf.js'

type ReachedWay = {
  /** Whether a chain family has such wallets. Default: each has. */
  serves?(namespace: Namespace): boolean
  /** Loads the way to the wallet of a chain family. */
  load(client: Client, namespace: Namespace): Promise<Way>
}

/** What loads each of the ways that `waysOf` lists. */
export const reachedWays: Readonly<Record<WayName, ReachedWay>> = {
  pairing: {
    async load(client, namespace) {
      return (await loadPairing(client)).way(namespace)
    },
  },
  embedded: {
    serves: (namespace) => authNamespaces.includes(namespace),
    async load(client, namespace) {
      return (await loadEmbedded(client)).way(namespace)
    },
  },
}
