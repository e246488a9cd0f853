import { lazy, slippagePercent } from '@foyer/protocol'
import type { Quote } from '@foyer/protocol/api'
import type { Logger } from 'pino'
import { secondMs } from '../../bounds/times.js'
import { HttpError } from '../../errors/HttpError.js'
import type { Counter } from '../../events/createCounter.js'
import type { Chains } from '../chains/Chains.js'
import type { Prices } from '../prices/Prices.js'
import type { TokenPictures } from '../tokens/createTokenPictures.js'
import { isNative, nativeToken } from '../tokens/Token.js'
import type { Tokens } from '../tokens/Tokens.js'
import { createOffers } from './createOffers.js'
import { addressOf, createPlaces } from './createPlaces.js'
import { createQuoteIds, orderKey } from './createQuoteIds.js'
import type { GivenOffer } from './gatherOffers.js'
import { lessBps } from './lessBps.js'
import { rankOffers } from './rankOffers.js'
import { SwapError } from './SwapError.js'
import type { FamilySwaps, SwapOffer, SwapOrder } from './SwapProvider.js'
import type { Swaps } from './Swaps.js'
import { faultOf, refuse, toRefusal } from './toRefusal.js'

/** So long a quote may be built. */
const quoteMs = 60 * secondMs
/** More than any token has of itself: an allowance that never ends. */
const unlimited = 2n ** 256n - 1n
const usualSlippageBps = slippagePercent * 100

export function createSwaps(parts: createSwaps.Parts): Swaps {
  const {
    allowsUnlimited,
    chains,
    counter,
    families,
    log,
    now,
    openSecret,
    pictures,
    prices,
    tokens,
  } = parts
  const { find, locate, toOrder } = createPlaces({ chains, families })
  /** Opened with the first quote: a server that swaps nothing needs no key. */
  const ids = lazy(async () => createQuoteIds(openSecret(), now))

  const { count, gather } = createOffers({ counter, log })
  async function toQuote(order: SwapOrder, { provider, offer }: GivenOffer): Promise<Quote> {
    const { network, from, to, amount } = order
    const expiresAt = now() + quoteMs
    const id = (await ids()).write(order, { provider, offer, expiresAt })
    const { toAmount, spender, router, fees, gas, impactBps } = offer
    return {
      ...{ id, provider, router, spender, impactBps, expiresAt },
      fromAmount: String(amount),
      fromAccount: `${network.id}:${from}`,
      toAmount: String(toAmount),
      toAccount: `${network.id}:${to}`,
      minReceived: String(leastOf(offer, usualSlippageBps)),
      gas: String(gas),
      fees: fees.map(({ token, amount, to: taker }) => ({
        ...{ token: `${network.id}:${token}`, amount: String(amount), to: taker },
      })),
    }
  }
  /** The quote that an id names. @throws 400 `quote_unknown` */
  async function readQuote(id: string) {
    const quote = (await ids()).read(id)
    if (quote) return quote
    throw new HttpError(400, 'quote_unknown', 'This quote is over. Ask for a new one.')
  }
  async function spenderOf(
    { network, providers }: Pick<ReturnType<typeof find>, 'network' | 'providers'>,
    { token, quoteId }: { token: string; quoteId: string | undefined },
  ) {
    if (quoteId === undefined)
      return providers.map((one) => one.spender(network)).find((one) => one !== undefined)
    const quote = await readQuote(quoteId)
    if (quote.token !== `${network.id} ${token.toLowerCase()}`) throw otherOrder()
    return quote.offer.spender
  }

  /** The offer that is built, with its provider. */
  async function choose(
    place: Pick<ReturnType<typeof toOrder>, 'order' | 'providers'>,
    { quoteId, project }: { quoteId: string | undefined; project: string },
  ) {
    const { order, providers } = place
    const quote = quoteId === undefined ? undefined : await readQuote(quoteId)
    if (quote && quote.key !== orderKey(order)) throw otherOrder()
    const chosen = quote ?? firstOffer(await gather(place, project), providers, order)
    const provider = providers.find(({ id }) => id === chosen.provider)
    if (!provider) throw toRefusal(new SwapError('provider_down'))
    return { provider, offer: chosen.offer }
  }

  return {
    async tokens(networkId) {
      const { network } = find(networkId)
      const listed = [nativeToken(network), ...tokens.listed(network)]
      return await Promise.all(
        listed.map(async (token) => {
          const logoUri = await pictures.link(network, token)
          const { name, symbol, decimals, address } = token
          const id = `${network.id}:${address}` as const
          return { name, symbol, decimals, address: id, ...(logoUri !== undefined && { logoUri }) }
        }),
      )
    },
    async quotes(request) {
      const { order, family, providers } = toOrder(request)
      const offers = await gather({ providers, order }, request.project)
      const ranked = await rankOffers(offers, order, { family, prices, tokens })
      return await Promise.all(ranked.map((one) => toQuote(order, one)))
    },
    async allowance({ token, account, quoteId }) {
      const { network, family, providers, address } = locate(token)
      const spender = await spenderOf({ network, providers }, { token: address, quoteId })
      const { approvals } = family
      if (isNative(network, address) || spender === undefined || !approvals) return unlimited
      const owner = addressOf(network, account)
      return await approvals
        .allowance(network, { token: address, account: owner, spender })
        .catch(refuse)
    },
    async gasPrices(networkId) {
      const { network, family } = find(networkId)
      if (family.gasPrices) return await family.gasPrices(network)
      throw new HttpError(400, 'network_not_supported', 'This network has no price of gas.')
    },
    async build({ slippageBps, quoteId, minReceived, isMeasured, ...request }) {
      const { order, providers } = toOrder(request)
      const { project } = request
      const { provider, offer } = await choose({ order, providers }, { quoteId, project })
      if (minReceived !== undefined && minReceived > offer.toAmount)
        throw toRefusal(new SwapError('price_moved'))
      const least = minReceived ?? leastOf(offer, slippageBps)
      const built = provider.build({ ...order, offer, minReceived: least })
      const write = await built.catch((error: unknown) => {
        count(project, provider.id, faultOf(error))
        return refuse(error)
      })
      count(project, provider.id, 'taken')
      return await write({ isMeasured }).catch(refuse)
    },
    async forget() {
      await Promise.all([...families.values()].map((family) => family.forget?.()))
    },
    async approve({ token, account, quoteId, amount }) {
      const { network, family, providers, address } = locate(token)
      if (amount === undefined && !allowsUnlimited)
        throw new HttpError(400, 'amount_missing', 'Say how much may be taken, as amount.')
      const spender = await spenderOf({ network, providers }, { token: address, quoteId })
      const { approvals } = family
      if (isNative(network, address) || spender === undefined || !approvals)
        throw toRefusal(new SwapError('token_not_supported'))
      const owner = addressOf(network, account)
      const order = { token: address, account: owner, spender, amount: amount ?? unlimited }
      return await approvals.write(network, order).catch(refuse)
    },
  }
}

export declare namespace createSwaps {
  type Parts = {
    chains: Pick<Chains, 'get'>
    counter: Counter
    /** What swaps on networks of a family, by namespace. */
    families: ReadonlyMap<string, FamilySwaps>
    tokens: Tokens
    pictures: Pick<TokenPictures, 'link'>
    prices: Prices
    /** The secret that ids of quotes are sealed with, the same for all processes. */
    openSecret(): Uint8Array
    /** Whether an approval may be without an end. */
    allowsUnlimited: boolean
    log: Logger
    now(): number
  }
}

/** The least that is received at this slippage, rounded down. */
function leastOf({ toAmount, isExact }: SwapOffer, slippageBps: number): bigint {
  return isExact ? toAmount : lessBps(toAmount, slippageBps)
}

/**
 * What the first provider gives. Approvals that name no quote are for its spender, so no other one is taken.
 */
function firstOffer(
  offers: readonly GivenOffer[],
  providers: FamilySwaps['providers'],
  { network }: SwapOrder,
): GivenOffer {
  const spenders = providers.map((one) => one.spender(network))
  const usual = spenders.find((one) => one !== undefined)
  const offer = offers.find(({ offer }) => offer.spender === undefined || offer.spender === usual)
  if (!offer) throw toRefusal(new SwapError('no_route'))
  return offer
}

function otherOrder(): HttpError {
  return new HttpError(400, 'quote_unknown', 'This quote is of another order. Ask for a new one.')
}
