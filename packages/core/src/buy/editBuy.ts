import type { Client } from '../Client.js'
import { typedText } from '../typedText.js'
import { changeDraft } from './changeBuy.js'
import { planOffers } from './planOffers.js'
import type { BuyDraft, BuyToken } from './state.js'

function edit(client: Client, change: Partial<BuyDraft>): void {
  changeDraft(client, () => change)
  planOffers(client)
}

/** Chooses what is bought: one of `options.tokens` of the draft. */
export function chooseBuyToken(client: Client, { token }: { token: BuyToken }): void {
  edit(client, { token })
}

/** Chooses the money that is paid with: an `id` of `options.currencies` of the draft. */
export function chooseBuyCurrency(client: Client, { fiat }: { fiat: string }): void {
  edit(client, { fiat })
}

/** The amount of money as it is typed, before fees, in digits with at most one point. Offers are read once the user has not typed for a moment. */
export function typeBuyAmount(client: Client, { text }: { text: string }): void {
  edit(client, { amount: typedText(text) })
}

/** Names the country of the user, as ISO 3166-1: what is sold, and by which law, depends on it. */
export function chooseBuyCountry(
  client: Client,
  { country }: { country: string | undefined },
): void {
  edit(client, { country })
}
