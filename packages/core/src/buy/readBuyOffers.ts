import {
  FoyerError,
  formatUnits,
  onrampMockedQuoteId,
  onrampSellers,
  parseUnits,
} from '@foyer/protocol'
import { getOnrampQuote, type OnrampQuote } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { buyFinding } from './buyFinding.js'
import { changeDraft } from './changeBuy.js'
import { demandDraft } from './demandDraft.js'
import { readUnits } from './readUnits.js'
import { refuseBuy, toBuyError } from './refuseBuy.js'
import type { BuyDraft, BuyOffer, BuyQuoting } from './state.js'

const places = 18
/** Providers round each sum for itself. */
const roundedMax = parseUnits('0.02', places)

/**
 * Reads what each provider wants for the draft, all at once. A provider that does not sell this is left out; one that refuses says why; one that gave no price is
 * an `estimate`.
 *
 * @throws `buy_refused` with what is in the way; `changed` where the answer was overtaken
 */
export async function readBuyOffers(client: Client): Promise<BuyQuoting> {
  const draft = demandDraft(client)
  const finding = buyFinding(draft)
  if (finding) throw refuseBuy(finding)
  const turn = draft.quoting.turn + 1
  const { id } = draft
  changeDraft(client, ({ quoting }) => ({ quoting: { ...quoting, status: 'reading', turn } }))
  const end = (change: Partial<BuyQuoting>) => {
    let ended: BuyQuoting | undefined
    changeDraft(client, ({ id: now, quoting }) => {
      if (now !== id || quoting.turn !== turn) return undefined
      ended = { ...quoting, failure: undefined, ...change }
      return { quoting: ended }
    })
    if (!ended) throw refuseBuy('changed')
    return ended
  }
  try {
    const named = draft.options?.providers
    const known = named?.filter((id) => Object.hasOwn(onrampSellers, id))
    const found = await Promise.all(
      (known ?? [undefined]).map((provider) => readOffer(client, draft, provider)),
    )
    const offers = found.filter((one) => one !== undefined).toSorted(isBetter)
    const [first] = offers
    if (!first) throw refuseBuy('onramp_not_supported')
    if (first.kind === 'refused') throw refuseBuy(first.finding)
    return end({ status: 'there', offers })
  } catch (error) {
    end({ status: 'failed', offers: [], failure: error })
    throw error
  }
}

/** What one provider wants; `undefined` where it does not sell this. */
async function readOffer(
  client: Client,
  draft: BuyDraft,
  provider: string | undefined,
): Promise<BuyOffer | undefined> {
  const { token, fiat, amount, caipNetworkId: network, country } = draft
  try {
    const body = { purchaseCurrency: token?.id ?? '', paymentCurrency: fiat, amount, network }
    const quote = await call(client, getOnrampQuote, { body: { ...body, provider, country } })
    return toOffer(quote, draft, provider)
  } catch (error) {
    return withoutPrice(provider, toBuyError(error))
  }
}

/** A provider that gave no price and says why, or is not heard; `undefined` where it does not sell this at all. @throws where no provider can be heard */
function withoutPrice(provider: string | undefined, error: unknown): BuyOffer | undefined {
  const isRefusal = FoyerError.is(error, 'buy_refused')
  if (!isRefusal && !isOfOne(error)) throw error
  const finding = isRefusal ? error.data.finding : 'provider_down'
  if (finding === 'onramp_not_supported') return undefined
  if (provider === undefined) throw error
  return { provider, kind: 'refused', finding }
}

/** A failure of this answer alone: another provider may be heard. */
function isOfOne(error: unknown): boolean {
  return (
    FoyerError.is(error, 'http_status') ||
    FoyerError.is(error, 'server_timeout') ||
    FoyerError.is(error, 'server_answer_invalid')
  )
}

/** The price of a quote, where it is one of this very purchase, and its parts make its sum. */
function toOffer(
  quote: OnrampQuote,
  draft: BuyDraft,
  wanted: string | undefined,
): BuyOffer | undefined {
  const provider = wanted ?? quote.provider
  if (provider === undefined || !Object.hasOwn(onrampSellers, provider)) return undefined
  const isEstimate = quote.isEstimate === true || quote.quoteId === onrampMockedQuoteId
  const isOther = quote.provider !== provider || !isOfDraft(quote, draft)
  if (isEstimate || isOther) return { provider, kind: 'estimate' }
  const { paymentTotal, paymentSubtotal, coinbaseFee, networkFee, purchaseAmount } = quote
  return {
    ...{ provider, kind: 'offer', total: paymentTotal.amount, subtotal: paymentSubtotal.amount },
    ...{ fee: coinbaseFee.amount, networkFee: networkFee.amount },
    fees: formatUnits(read(coinbaseFee.amount) + read(networkFee.amount), places),
    received: purchaseAmount.amount,
  }
}

function isOfDraft(quote: OnrampQuote, { token, fiat, amount }: BuyDraft): boolean {
  const { paymentTotal, paymentSubtotal, coinbaseFee, networkFee, purchaseAmount } = quote
  const money = [paymentTotal, paymentSubtotal, coinbaseFee, networkFee]
  if (money.some(({ currency }) => currency !== fiat)) return false
  if (purchaseAmount.currency !== token?.symbol) return false
  const [total = 0n, ...parts] = money.map((one) => read(one.amount))
  const difference = parts.reduce((sum, part) => sum + part, 0n) - total
  const isSum = difference <= roundedMax && difference >= -roundedMax
  // Some providers take their fees from what was typed, others add them to it.
  const isAmount = [paymentSubtotal, paymentTotal].some((one) => read(one.amount) === read(amount))
  return isSum && isAmount && read(purchaseAmount.amount) > 0n
}

const read = (text: string) => readUnits(text, places)

const ranks = { offer: 0, estimate: 1, refused: 2 } as const

/** What lets one receive more comes first; then what has no price. */
function isBetter(one: BuyOffer, other: BuyOffer): number {
  if (one.kind !== 'offer' || other.kind !== 'offer') return ranks[one.kind] - ranks[other.kind]
  // The sum that is paid differs by the fees: what one unit of money buys is compared.
  const [mine, others] = [
    read(one.received) * read(other.total),
    read(other.received) * read(one.total),
  ]
  return mine > others ? -1 : Number(mine < others)
}
