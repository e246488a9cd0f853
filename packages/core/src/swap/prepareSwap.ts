import { FoyerError, swapQuoteRefreshMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { refuseSwap } from '../families/refuseSwap.js'
import type { OfferedSwap } from '../SwapFeatures.js'
import { demandSender } from '../send/demandSender.js'
import { changeDraft } from './changeDraft.js'
import { chosenOffer } from './chosenOffer.js'
import { draftOf } from './draftOf.js'
import { isBusy } from './editDraft.js'
import { planPreview } from './planPreview.js'
import { readOffers } from './readOffers.js'
import type { SwapDraft, SwapPreview } from './state.js'

/**
 * Makes the preview of the swap: what is signed, step by step, what is received at the least, each part of the fee, and what is to be known of it. Offers of more than ten seconds are
 * read anew. Made again it says in `before` what was shown, where less is received now. An edit meanwhile drops it.
 *
 * @throws `swap_refused` with what is in the way: `incomplete`, `changed`, why there is no offer, or what is wrong with what would be signed
 * @throws `funds_insufficient`, `coin_for_fee_missing`, `transaction_reverted` with the chain's reason, `estimate_failed`, `request_pending`, `connector_not_connected`
 */
export async function prepareSwap(client: Client): Promise<SwapPreview> {
  const draft = draftOf(client)
  if (isBusy(draft)) throw new FoyerError('request_pending')
  return renewPreview(client, draft)
}

/** The same while a step of it was just done. */
export async function renewPreview(
  client: Client,
  draft: ReturnType<typeof draftOf>,
): Promise<SwapPreview> {
  const { id, fromToken, toToken, amount, quoting, account, network } = draft
  if (!fromToken || !toToken || !quoting.question || !amount.units) throw refuseSwap('incomplete')
  if (amount.units > fromToken.balance) throw new FoyerError('funds_insufficient')
  const attempt = draft.attempt + 1
  const isSame = (now: SwapDraft) =>
    now.id === id && now.attempt === attempt && now.status === 'preparing'
  changeDraft(client, () => ({ status: 'preparing', attempt, failure: undefined }))
  try {
    demandSender(client, { from: account, network })
    const offer = await freshOffer(client)
    const preview = await planPreview(client, { ...draft, fromToken, toToken, offer })
    const { swap } = client.store.getState()
    if (!swap?.draft || !isSame(swap.draft)) throw refuseSwap('changed')
    changeDraft(client, () => ({ status: 'prepared', preview }))
    return preview
  } catch (given) {
    const error = FoyerError.is(given, 'send_changed') ? refuseSwap('changed', given) : given
    changeDraft(client, (now) =>
      isSame(now) ? { status: 'failed', failure: error, preview: undefined } : undefined,
    )
    throw error
  }
}

async function freshOffer(client: Client): Promise<OfferedSwap> {
  const { quoting, offerKey } = draftOf(client)
  const age = client.clock.now() - (quoting.at ?? 0)
  const isFresh = quoting.status === 'there' && age < swapQuoteRefreshMs
  const offer = chosenOffer({ quoting: isFresh ? quoting : await readOffers(client), offerKey })
  if (!offer) throw refuseSwap('no_route')
  return offer
}
