import { swapInputDebounceMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { buyFinding } from './buyFinding.js'
import { buyOf, changeDraft } from './changeBuy.js'
import { readBuyOffers } from './readBuyOffers.js'

/** Has offers read for the draft as it stands, once the user has not typed for a moment. What was offered for another one is gone at once. */
export function planOffers(client: Client): void {
  let turn: number | undefined
  const { draft: planned } = buyOf(client)
  changeDraft(client, (draft) => {
    const isReady = buyFinding(draft) === undefined
    const next = draft.quoting.turn + 1
    if (isReady) turn = next
    return { quoting: { status: isReady ? 'waiting' : 'idle', turn: next, offers: [] } }
  })
  if (turn === undefined) return
  client.clock.after(swapInputDebounceMs, () => {
    const { draft } = buyOf(client)
    if (draft?.id === planned?.id && draft?.quoting.turn === turn)
      void readBuyOffers(client).catch(() => {})
  })
}
