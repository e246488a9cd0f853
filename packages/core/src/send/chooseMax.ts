import { FoyerError, formatUnits } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { callsOf } from './callsOf.js'
import { chainOf } from './chainOf.js'
import { changeDraft } from './changeDraft.js'
import { draftOf } from './draftOf.js'
import { editDraft } from './editDraft.js'

/**
 * Chooses all that can be sent: of a token all that the account has, of the coin what the fee leaves. As long as the receiver is not known the fee is
 * that of a payment to the own account; `prepareSend` counts it again. Resolves when the amount is there.
 *
 * @throws `token_required`, `send_changed`, `funds_insufficient`, `estimate_failed` and what else a quote throws: then Max is not to be had
 */
export async function chooseMax(client: Client): Promise<void> {
  const { token, network, from, recipient, speed, paysItself } = draftOf(client)
  if (!token) throw new FoyerError('token_required')
  const write = (units: bigint) =>
    ({ text: formatUnits(units, token.decimals), unit: 'token', units, isMax: true }) as const
  if (token.address !== undefined) {
    editDraft(client, () => ({ amount: write(token.balance) }))
    return
  }
  // What stood there is not what is sent.
  const waiting = { text: '', unit: 'token', units: undefined, isMax: true } as const
  editDraft(client, () => ({ amount: waiting }))
  try {
    const { features, rpc } = await chainOf(client, network)
    const { amount } = await features.quote(rpc, {
      ...{ from, network, speed, asset: {}, amount: 'max' as const },
      to: recipient.address ?? from,
      ...(await callsOf(client, { network, features, paysItself })),
    })
    changeDraft(client, (draft) =>
      draft.amount === waiting ? { amount: write(amount) } : undefined,
    )
  } catch (error) {
    changeDraft(client, ({ amount }) =>
      amount === waiting ? { amount: { ...waiting, isMax: false }, failure: error } : undefined,
    )
    throw error
  }
}
