import { formatUnits } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { refuseSwap } from '../families/refuseSwap.js'
import { readAmount } from '../send/readAmount.js'
import { changeDraft } from './changeDraft.js'
import { draftOf } from './draftOf.js'
import { editDraft } from './editDraft.js'
import { planQuote } from './planQuote.js'
import { assetOf, isSameAsset } from './questionOf.js'
import type { ChosenToken, SwapDraft, SwapListing, SwapSide } from './state.js'
import { swapChainOf } from './swapChainOf.js'

const tokens = { from: 'fromToken', to: 'toToken' } as const satisfies Record<SwapSide, string>

/**
 * Chooses a token for a side: an entry of `listSwapTokens`. It is there at once, with what the list says; decimals and balance are then those of the chain, and offers are read. The
 * token of the other side changes sides with what stood here. Resolves when the chain has answered.
 *
 * @throws `swap_refused` (`changed` where no swap was begun, `token_unknown` where the network has no such token), `answer_invalid`
 */
export async function chooseSwapToken(
  client: Client,
  { side, token: listing }: { side: SwapSide; token: SwapListing },
): Promise<void> {
  const { network } = draftOf(client)
  const { balance = 0n, ...named } = listing
  const token: ChosenToken = { ...named, balance, isRead: false }
  editDraft(client, (draft) => choose(draft, side, token))
  const { swaps, rpc } = await swapChainOf(client, network)
  const { account: from } = draftOf(client)
  const held = await swaps
    .readHolding(rpc, { from, network, asset: assetOf(token) })
    .catch((error: unknown) => {
      replace(client, token, undefined)
      throw refuseSwap('token_unknown', error)
    })
  replace(client, token, { ...token, balance: held.amount, decimals: held.decimals, isRead: true })
  planQuote(client)
}

function choose(draft: SwapDraft, side: SwapSide, token: ChosenToken): Partial<SwapDraft> {
  const [here, there] = side === 'from' ? [tokens.from, tokens.to] : [tokens.to, tokens.from]
  const other = draft[there]
  const isOther = other && isSameAsset(draft.caipNetworkId, assetOf(other), assetOf(token))
  const chosen = {
    [tokens.from]: draft.fromToken,
    [tokens.to]: draft.toToken,
    [here]: token,
    ...(isOther && { [there]: draft[here] }),
  }
  // What was confirmed was of other tokens.
  return { ...chosen, accepted: [], offerKey: undefined, amount: recount(draft, chosen.fromToken) }
}

/** All of one token is not all of another. */
function recount({ amount, fromToken }: SwapDraft, token: ChosenToken | undefined) {
  return token === fromToken ? amount : readAmount(amount, token)
}

/** What the chain says of a token, on the side where it stands by now. */
function replace(client: Client, before: ChosenToken, after: ChosenToken | undefined): void {
  changeDraft(client, (draft) => {
    if (draft.toToken === before) return { toToken: after }
    if (draft.fromToken !== before) return undefined
    const { amount } = draft
    const isMaxToken = amount.isMax && after?.address !== undefined
    return {
      fromToken: after,
      amount: isMaxToken
        ? { ...amount, text: formatUnits(after.balance, after.decimals), units: after.balance }
        : readAmount(amount, after),
    }
  })
}
