import type { Client } from '../Client.js'
import { refuseSwap } from '../families/refuseSwap.js'
import { demandSender } from '../send/demandSender.js'
import { changeDraft } from './changeDraft.js'
import { draftOf } from './draftOf.js'
import { findOffers } from './findOffers.js'
import type { SwapQuoting } from './state.js'

/**
 * Reads what is offered for the draft now. Those that are shown stay until the new ones come; an answer that an edit or a later reading has overtaken is dropped.
 *
 * @throws `swap_refused` with what is in the way; `changed` where the answer was overtaken
 */
export async function readOffers(client: Client): Promise<SwapQuoting> {
  const { quoting, network } = draftOf(client)
  const { question } = quoting
  if (!question) throw refuseSwap('incomplete')
  const turn = quoting.turn + 1
  changeDraft(client, ({ quoting }) => ({ quoting: { ...quoting, status: 'reading', turn } }))
  const end = (change: Partial<SwapQuoting>) => {
    let ended: SwapQuoting | undefined
    changeDraft(client, (draft) => {
      if (draft.quoting.turn !== turn || draft.quoting.question !== question) return undefined
      ended = { ...draft.quoting, failure: undefined, ...change }
      return { quoting: ended }
    })
    if (!ended) throw refuseSwap('changed')
    return ended
  }
  try {
    demandSender(client, { from: question.account, network })
    const offers = await findOffers(client, { ...question, network })
    if (offers.length === 0) throw refuseSwap('no_route')
    return end({ status: 'there', offers, at: client.clock.now() })
  } catch (error) {
    end({ status: 'failed', offers: [], failure: error })
    throw error
  }
}
