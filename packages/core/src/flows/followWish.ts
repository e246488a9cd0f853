import type { CaipNetworkId } from '@foyer/protocol'
import type { Client } from '../client.js'
import { switchNetwork } from '../network/switchNetwork.js'
import { report } from '../telemetry/report.js'

/**
 * Goes to the network that was wished for before there was a wallet. It may decline; it is connected all the same, on the
 * network it stands on. Loaded when there is such a wish.
 */
export function followWish(client: Client, network: CaipNetworkId): void {
  switchNetwork(client, { network }).catch((error) => report(client, error))
}
