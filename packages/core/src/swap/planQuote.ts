import { swapInputDebounceMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { changeDraft } from './changeDraft.js'
import { isSameQuestion, questionOf } from './questionOf.js'
import { readOffers } from './readOffers.js'
import type { SwapQuoting } from './state.js'

/**
 * Has offers read for the draft as it stands, once the user has not typed for a moment. Offers of another question are gone at once; where it is the same one, nothing
 * happens.
 */
export function planQuote(client: Client): void {
  let planned: SwapQuoting | undefined
  changeDraft(client, (draft) => {
    const question = questionOf(draft)
    const { quoting } = draft
    if (question ? isSameQuestion(question, quoting.question) : quoting.status === 'idle')
      return undefined
    const turn = quoting.turn + 1
    planned = { status: question ? 'waiting' : 'idle', question, turn, offers: [] }
    return { quoting: planned }
  })
  if (planned?.status !== 'waiting') return
  client.clock.after(swapInputDebounceMs, () => {
    if (client.store.getState().swap?.draft?.quoting === planned)
      void readOffers(client).catch(() => {})
  })
}
