import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { gainedConnection } from '../connection/gainedConnection.js'
import { hideModal } from '../modal/hideModal.js'
import type { History } from '../modal/history.js'
import { setHistory, showView } from '../modal/showView.js'
import type { Views } from '../modal/views.js'
import { isUnsupported } from '../network/state.js'
import { report } from '../telemetry/report.js'

/** A wallet got connected: the modal has done its work. In the page itself it shows the account. */
export function closeOnConnect(client: Client): () => void {
  return client.store.subscribe(({ connection, modal, network }, before) => {
    const gained = gainedConnection(connection, before.connection)
    if (!gained) return
    const wish = wishFor(modal.history, gained.namespace)
    if (wish) followUp(client, wish)
    else if (client.options.enableEmbedded) setHistory(client, () => [{ name: 'Account' }])
    // A wallet on a network that the app does not have: `UnsupportedChain` stays open for that.
    else if (modal.open && !(isUnsupported(network) && mustSwitch(client))) hideModal(client)
  })
}

function mustSwitch({ options }: Client): boolean {
  return options.enableNetworkSwitch && !options.allowUnsupportedChain
}

/** The network switch that the user chose before this chain family had a wallet. */
function wishFor(history: History, namespace: Namespace): Views['SwitchActiveChain'] | undefined {
  const entry = history.findLast(({ name }) => name === 'SwitchActiveChain')
  if (entry?.name !== 'SwitchActiveChain') return undefined
  return entry.data.switchToChain === namespace ? entry.data : undefined
}

function followUp(client: Client, wish: Views['SwitchActiveChain']) {
  const { switchToChain, navigateTo, navigateWithReplace, network } = wish
  const target = network ?? client.store.getState().network.selected[switchToChain]
  if (navigateTo && navigateWithReplace) setHistory(client, () => [{ name: navigateTo }])
  else if (navigateTo) showView(client, { name: navigateTo })
  else hideModal(client)
  if (target)
    import('./followWish.js').then(
      ({ followWish }) => followWish(client, target),
      (error) => report(client, error),
    )
}
