import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { embeddedConnectorId } from '../connectorIds.js'
import type { ListedWay } from '../ways/createOwnAdapter.js'

/** The way to the embedded wallet, for a chain family for which the host gave no adapter. */
export function listEmbedded(client: Client, namespace: Namespace): ListedWay {
  return {
    connector: { id: embeddedConnectorId, type: 'AUTH', name: 'Auth', namespace },
    async load() {
      const { reachEmbedded } = await import('./reachEmbedded.js')
      return (await reachEmbedded(client)).way(namespace)
    },
  }
}
