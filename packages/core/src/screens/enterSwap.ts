import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { ViewEntry, Views } from '../modal/views.js'
import { notify } from '../notices/notify.js'
import { activeWallet } from '../requests/activeWallet.js'
import { closeSwap } from '../swap/closeSwap.js'
import { openSwap } from '../swap/openSwap.js'

/**
 * Begins the swap of the view Swap, with what it was opened with; one that was begun here already goes on. It is dropped when the modal leaves the view
 * for good, and begun anew when account or network change.
 *
 * @throws as `openSwap`: without an account, on a network that is not the page's, and where nothing can be swapped
 */
export async function enterSwap(client: Client, data: Views['Swap'] = {}): Promise<void> {
  if (isBegun(client)) return
  closeSwap(client)
  const opened = openSwap(client, data)
  endWithView(client)
  try {
    await opened
  } catch (error) {
    // The view says where nothing can be swapped; what was not found of the arguments is missing in it.
    if (FoyerError.is(error, 'swaps_not_supported')) closeSwap(client)
    else notify(client, { kind: 'error', code: 'swap_failed' })
    throw error
  }
}

function isBegun(client: Client): boolean {
  const draft = client.store.getState().swap?.draft
  if (!draft || draft.status === 'sent') return false
  try {
    const { address, network } = activeWallet(client)
    return draft.account === address && draft.caipNetworkId === network.caipNetworkId
  } catch {
    return false
  }
}

/** The swap lives as long as the entry of its view is in the history: another one is another swap. */
function endWithView(client: Client): void {
  const { store } = client
  const find = (one: ViewEntry) => one.name === 'Swap'
  const entry = store.getState().modal.history.find(find)
  if (!entry) return
  const stop = store.subscribe(({ modal }) => {
    if (modal.open && modal.history.includes(entry)) return
    stop()
    closeSwap(client)
  })
}
