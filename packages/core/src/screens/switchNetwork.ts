import type { CaipNetworkId } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { switchChain } from '../network/switchChain.js'
import { runTask } from './runTask.js'

/**
 * Switches to a network for the view SwitchNetwork, which the rule `backOnNetworkChange` leaves with the change. While the wallet
 * has the request already, does nothing.
 *
 * @throws as `switchChain`
 */
export async function switchNetwork(
  client: Client,
  { network }: switchNetwork.Parameters,
): Promise<void> {
  const task = client.store.getState().screens.tasks?.switchNetwork
  if (task?.status === 'pending' && task.variables.network === network) return
  await runTask(client, 'switchNetwork', { network }, () => switchChain(client, { network }))
}

export declare namespace switchNetwork {
  type Parameters = { network: CaipNetworkId }
}
