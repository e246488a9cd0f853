import type { Client } from '../Client.js'
import { hideModal } from '../modal/hideModal.js'
import { setHistory, showView } from '../modal/showView.js'
import type { ViewEntry, Views } from '../modal/views.js'
import { switchChain } from '../network/switchChain.js'
import { report } from '../telemetry/report.js'

/**
 * Goes where the user wanted to before the chain family had a wallet, and switches the new connection to the network that was chosen. A wallet that
 * declines stays connected, on the network it is on. Loaded when there is such a wish.
 */
export function followWish(client: Client, wish: Views['SwitchActiveChain']): void {
  const { switchToChain, navigateTo, navigateWithReplace, network } = wish
  const target = network ?? client.store.getState().network.selected[switchToChain]
  // The compiler does not take a union of more than 25 names apart.
  if (navigateTo && navigateWithReplace)
    setHistory(client, () => [{ name: navigateTo } as ViewEntry])
  else if (navigateTo) showView(client, { name: navigateTo } as ViewEntry)
  else hideModal(client)
  if (target) switchChain(client, { network: target }).catch((error) => report(client, error))
}
