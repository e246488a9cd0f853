import { parseCaipNetworkId } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { getConnectionStatus } from '../connection/state.js'
import { continueToConnect } from '../modal/continueToConnect.js'
import { showView } from '../modal/showView.js'

/** Leads to a wallet of the family that the payment is in, and back to the payment once it is connected. */
export function connectForPay(client: Client): void {
  const { pay, connection } = client.store.getState()
  if (!pay) return
  const data = {
    switchToChain: parseCaipNetworkId(pay.network).namespace,
    network: pay.network,
    navigateTo: 'Pay',
    navigateWithReplace: true,
  } as const
  showView(client, { name: 'SwitchActiveChain', data })
  // That another wallet is needed has to be explained to those alone who have one.
  if (getConnectionStatus(connection) !== 'connected') continueToConnect(client, data)
}
