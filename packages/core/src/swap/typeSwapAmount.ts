import type { Client } from '../Client.js'
import { readAmount } from '../send/readAmount.js'
import type { SendAmount } from '../send/state.js'
import { typedText } from '../typedText.js'
import { editDraft } from './editDraft.js'
import { withAmount } from './withAmount.js'

/**
 * The amount that is given as it is typed, in digits with at most one point, of the token or of US dollars. Dollars are turned into the token here, once. Offers are read
 * `swapInputDebounceMs` after the last edit.
 */
export function typeSwapAmount(
  client: Client,
  { text, unit = 'token' }: { text: string; unit?: SendAmount['unit'] | undefined },
): void {
  const typed = { text: typedText(text), unit, isMax: false }
  editDraft(client, (draft) => withAmount(draft, readAmount(typed, draft.fromToken)))
}
