import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { Views } from '../modal/views.js'
import { notify } from '../notices/notify.js'
import { isInUse } from '../requests/isInUse.js'
import { closeSwap } from '../swap/closeSwap.js'
import { openSwap } from '../swap/openSwap.js'
import { endWithView } from './endWithView.js'

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
  const begun = draftOf(client)
  endWithView(client, 'Swap', () => closeSwap(client))
  try {
    await opened
  } catch (error) {
    // The view says where nothing can be swapped; what was not found of the arguments is missing in it. What was left is of no view.
    if (draftOf(client)?.id !== begun?.id) throw error
    if (FoyerError.is(error, 'swaps_not_supported')) closeSwap(client)
    else notify(client, { kind: 'error', code: 'swap_failed' })
    throw error
  }
}

function draftOf({ store }: Client) {
  return store.getState().swap?.draft
}

function isBegun(client: Client): boolean {
  const draft = draftOf(client)
  return draft !== undefined && draft.status !== 'sent' && isInUse(client, draft)
}
