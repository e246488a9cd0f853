import type { Client } from '../Client.js'
import { typedText } from '../typedText.js'
import { editDraft } from './editDraft.js'
import { readAmount } from './readAmount.js'
import type { SendAmount } from './state.js'

/**
 * The amount as it is typed, in digits with at most one point, of the token or of US dollars. Dollars are turned into the token here, once: a price
 * that moves later moves nothing.
 */
export function typeAmount(
  client: Client,
  { text, unit = 'token' }: { text: string; unit?: SendAmount['unit'] | undefined },
): void {
  const typed = { text: typedText(text), unit, isMax: false }
  editDraft(client, ({ token }) => ({ amount: readAmount(typed, token) }))
}
