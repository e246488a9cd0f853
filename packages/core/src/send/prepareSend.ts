import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { changeDraft } from './changeDraft.js'
import { demandSender } from './demandSender.js'
import { draftOf } from './draftOf.js'
import { judgeRecipient } from './judgeRecipient.js'
import { planTransfer } from './planTransfer.js'
import { readCoinPrice } from './readCoinPrice.js'
import { isAccepted } from './sendButton.js'
import type { SendDraft, SendPreview } from './state.js'

/**
 * Makes the preview of the transfer: what is sent and arrives, each part of the fee, and the transaction itself, played through on the network where
 * it can. An edit meanwhile drops it.
 *
 * @throws `token_required`, `amount_and_receiver_required`, `receiver_unconfirmed` where something is missing
 * @throws `send_changed` when the draft, account or network changed meanwhile
 * @throws `funds_insufficient`, `coin_for_fee_missing`, `transaction_reverted` with the chain's reason, `transaction_refused`, `estimate_failed`
 */
export async function prepareSend(client: Client): Promise<SendPreview> {
  const draft = demandWhole(client)
  const { network, from, token, to, recipient, amount, units, speed, memo, paysItself } = draft
  changeDraft(client, () => ({ status: 'preparing', preview: undefined, failure: undefined }))
  const isMaxCoin = amount.isMax && token.address === undefined
  try {
    demandSender(client, draft)
    await judgeRecipient(client, recipient)
    // What the network said may have to be confirmed, or be a refusal.
    demandWhole(client)
    const preview = await planTransfer(client, {
      ...{ from, to, network, token, speed, memo, paysItself, name: recipient.name },
      amount: isMaxCoin ? 'max' : units,
      coinPrice: readCoinPrice(client, { network, from }),
    })
    const { draft: now } = client.store.getState().send
    if (!now || !isSame(draft, now)) throw new FoyerError('send_changed')
    changeDraft(client, () => ({ status: 'prepared', preview }))
    return preview
  } catch (error) {
    changeDraft(client, (now) =>
      isSame(draft, now) ? { status: 'failed', failure: error } : undefined,
    )
    throw error
  }
}

/** Whether the preview that is made is still of this. By value: what the account has may be read anew meanwhile. */
function isSame(draft: SendDraft, now: SendDraft): boolean {
  const { token, recipient, amount } = now
  return (
    now.id === draft.id &&
    token?.address === draft.token?.address &&
    token?.tokenId === draft.token?.tokenId &&
    recipient.text === draft.recipient.text &&
    amount.units === draft.amount.units &&
    amount.isMax === draft.amount.isMax &&
    now.speed === draft.speed &&
    now.memo === draft.memo &&
    now.status === 'preparing'
  )
}

function demandWhole(client: Client) {
  const draft = draftOf(client)
  const { token, recipient, amount } = draft
  if (draft.status === 'asking') throw new FoyerError('request_pending')
  if (!token) throw new FoyerError('token_required')
  const { address: to, status } = recipient
  if (to === undefined || status !== 'found' || !amount.units)
    throw new FoyerError('amount_and_receiver_required')
  if (!isAccepted(draft)) throw new FoyerError('receiver_unconfirmed')
  if (amount.units > token.balance) throw new FoyerError('funds_insufficient')
  return { ...draft, token, to, units: amount.units }
}
