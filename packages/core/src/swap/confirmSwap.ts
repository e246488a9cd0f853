import { FoyerError, swapOfferMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { refuseSwap } from '../families/refuseSwap.js'
import { isSponsoringRefused } from '../send/isSponsoringRefused.js'
import type { StackEntry } from '../transactions/state.js'
import { changeDraft } from './changeDraft.js'
import { demandPreview } from './demandPreview.js'
import { demandSeen } from './demandSeen.js'
import { handStep } from './handStep.js'
import { noteSwap } from './noteSwap.js'
import { renewPreview } from './prepareSwap.js'
import { trackSwap } from './trackSwap.js'

/**
 * Has the wallet send exactly what the preview shows. One of more than twenty seconds is made anew first. Where less would be received then, more be paid, or anything of it was not
 * shown before, nothing is sent: the new preview stands there, and the next press is on it. A second press does nothing but throw. The swap is then in `send.sent`, to its end.
 *
 * @returns the transaction's hash, or the id of the calls, once the wallet has sent it
 * @throws `swap_refused` (`price_moved`, `changed`, `unconfirmed`, `allowance_missing` while a step before it is left), `fee_risen`, `sent_meanwhile` where the account has swapped since the review was begun, in another tab or here, `sponsoring_refused`, after which the account pays itself;
 *   `request_pending`, what `prepareSwap` throws, and what the wallet refuses with. Nothing is sent then
 */
export async function confirmSwap(client: Client, entry?: StackEntry): Promise<string> {
  const pressed = demandPreview(client)
  const isOver = client.clock.now() - pressed.preview.madeAt >= swapOfferMs
  // In the turn of the press where it is fresh: a second press meets a wallet that has the request.
  const draft = isOver ? await renew(client, pressed) : pressed
  const { network, account, fromToken, toToken, preview } = draft
  if (preview.steps[0]?.kind !== 'swap' && !preview.isBatch) throw refuseSwap('allowance_missing')
  changeDraft(client, () => ({ status: 'asking', failure: undefined }))
  trackSwap(client, draft, 'INITIATE_SWAP')
  const end = (change: Parameters<typeof changeDraft>[1]) =>
    changeDraft(client, (now) => (now.preview === preview ? change(now) : undefined))
  try {
    const hash = await handStep(client, {
      ...{ network, account, fromToken, toToken, preview, entry, kind: 'swap' },
      onSent: (hash) => {
        noteSwap(client, draft, hash)
        end(() => ({ status: 'sent', hash }))
      },
    })
    trackSwap(client, draft, 'SWAP_SUCCESS')
    return hash
  } catch (given) {
    const isUnpaid = preview.isSponsored && isSponsoringRefused(given)
    const error = isUnpaid ? new FoyerError('sponsoring_refused', { cause: given }) : given
    trackSwap(client, draft, 'SWAP_ERROR', error)
    end(() => ({
      ...{ status: 'failed', preview: undefined, failure: error },
      ...(isUnpaid && { paysItself: true }),
    }))
    throw error
  }
}

async function renew(client: Client, draft: ReturnType<typeof demandPreview>) {
  const renewed = await renewPreview(client, draft)
  try {
    demandSeen(draft.preview, renewed)
  } catch (failure) {
    changeDraft(client, ({ preview }) => (preview === renewed ? { failure } : undefined))
    throw failure
  }
  return demandPreview(client)
}
