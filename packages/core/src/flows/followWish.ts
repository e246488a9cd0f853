import type { CaipNetworkId } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { switchChain } from '../network/switchChain.js'
import { report } from '../telemetry/report.js'

/**
 * Switches a new connection to the network that the user chose before it. A wallet that declines stays connected, on the
 * network it is on. Loaded when there is such a choice.
 */
export function followWish(client: Client, network: CaipNetworkId): void {
  switchChain(client, { network }).catch((error) => report(client, error))
}
