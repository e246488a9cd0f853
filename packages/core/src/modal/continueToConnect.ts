import type { Client } from '../Client.js'
import { showView } from './showView.js'
import type { Views } from './views.js'

/** Goes on from SwitchActiveChain to the wallets of that chain family; its data says what follows. */
export function continueToConnect(
  client: Client,
  { switchToChain }: Views['SwitchActiveChain'],
): void {
  client.store.setState(({ modal }) => ({ modal: { ...modal, namespace: switchToChain } }))
  showView(client, { name: 'Connect' })
}
