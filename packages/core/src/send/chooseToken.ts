import { formatUnits } from '@foyer/protocol'
import type { Nft, TokenBalance } from '@foyer/protocol/api'
import type { Client } from '../Client.js'
import { chainOf } from './chainOf.js'
import { changeDraft } from './changeDraft.js'
import { draftOf } from './draftOf.js'
import { editDraft } from './editDraft.js'
import { judgeRecipient } from './judgeRecipient.js'
import { readAmount } from './readAmount.js'
import { toSendToken } from './toSendToken.js'

/**
 * Chooses what is sent: an entry of `listSendTokens`, or a collectible. It is there at once, with what the list says; decimals and balance are then
 * those of the chain. Resolves when they are.
 *
 * @throws `send_changed` for a token of another network, or when no transfer was begun
 * @throws `unsupported_chain`, `answer_invalid`
 */
export async function chooseToken(client: Client, given: TokenBalance | Nft): Promise<void> {
  const { network, from } = draftOf(client)
  const token = toSendToken(given, network.caipNetworkId)
  // What the network said of the receiver was for another token.
  editDraft(client, ({ amount, recipient }) => ({
    token,
    amount: readAmount(amount, token),
    // One that is still looked up is checked for this token once it is found.
    recipient: recipient.status === 'found' ? { ...recipient, isChecked: false } : recipient,
  }))
  const { features, rpc } = await chainOf(client, network)
  const { amount: balance, decimals } = await features.readHolding(rpc, {
    ...{ from, network, asset: token },
  })
  changeDraft(client, (draft) => {
    if (draft.token !== token) return undefined
    const exact = { ...token, balance, decimals }
    const isMaxToken = draft.amount.isMax && token.address !== undefined
    const amount = isMaxToken
      ? { ...draft.amount, text: formatUnits(balance, decimals), units: balance }
      : readAmount(draft.amount, exact)
    const next = draft.amount.isMax && !isMaxToken ? draft.amount : amount
    const isPlanned = draft.status === 'preparing' || draft.status === 'prepared'
    return {
      ...{ token: exact, amount: next },
      // The preview was of another amount.
      ...(isPlanned &&
        next.units !== draft.amount.units && { status: 'editing', preview: undefined }),
    }
  })
  // Whether the receiver is the token itself is known only now.
  await judgeRecipient(client, draftOf(client).recipient).catch(() => {})
}
