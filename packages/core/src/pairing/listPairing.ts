import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { pairingConnectorId } from '../connectorIds.js'
import type { ListedWay } from '../ways/createOwnAdapter.js'

/** The way to a paired wallet, for a chain family for which the host gave no adapter. */
export function listPairing(client: Client, namespace: Namespace): ListedWay {
  return {
    connector: {
      id: pairingConnectorId,
      type: 'WALLET_CONNECT',
      name: 'WalletConnect',
      namespace,
    },
    async load() {
      const { reachPairing } = await import('./reachPairing.js')
      return (await reachPairing(client)).way(namespace)
    },
  }
}
