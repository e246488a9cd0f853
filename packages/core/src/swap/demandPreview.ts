import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { refuseSwap } from '../families/refuseSwap.js'
import { draftOf } from './draftOf.js'
import { isBusy } from './editDraft.js'
import { isSwapAccepted } from './isSwapAccepted.js'

/** The draft with the preview that the user agrees to. @throws `request_pending`, `swap_refused` (`changed`, `unconfirmed`) */
export function demandPreview(client: Client) {
  const draft = draftOf(client)
  if (isBusy(draft)) throw new FoyerError('request_pending')
  const { preview, fromToken, toToken, status } = draft
  if (!preview || !fromToken || !toToken || status !== 'prepared') throw refuseSwap('changed')
  if (!isSwapAccepted(draft)) throw refuseSwap('unconfirmed')
  return { ...draft, preview, fromToken, toToken }
}
