import type { CaipNetworkId } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { getConnectionStatus } from '../connection/state.js'
import { goBack } from '../modal/goBack.js'
import { activeNetworkId } from '../network/state.js'
import { report } from '../telemetry/report.js'
import { selectNetwork } from './selectNetwork.js'
import { switchNetwork } from './switchNetwork.js'

/**
 * Acts on a network that the user picked from a list: the one in use leads back; without a wallet the choice holds at once; else the
 * view follows that the choice needs.
 */
export function pickNetwork(client: Client, { network }: pickNetwork.Parameters): void {
  const { connection, network: state } = client.store.getState()
  if (activeNetworkId(state) === network) goBack(client)
  else if (getConnectionStatus(connection) === 'disconnected')
    switchNetwork(client, { network }).catch((error) => report(client, error))
  else selectNetwork(client, { network, ignoreConfirmation: true })
}

export declare namespace pickNetwork {
  type Parameters = { network: CaipNetworkId }
}
