import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { secondMs } from '../../bounds/times.js'
import type { MeldSettings } from '../../config/onrampSettings.js'
import { sameSecret } from '../../secrets/sameSecret.js'
import { ServiceError } from '../fetchAnswer.js'
import { callProvider, demand, type OnrampFault } from './callProvider.js'
import { createShelf } from './createShelf.js'
import { farthest } from './farthest.js'
import { Amount, Hash, PaidAddress, Received, Reference, readAmount, VendorId } from './fields.js'
import { isTimely } from './isTimely.js'
import type { OnrampProvider, OrderStatus } from './OnrampProvider.js'
import { toQuote } from './toQuote.js'

const version = '2026-02-03'
const cardMethod = 'CREDIT_DEBIT_CARD'

const shelf = createShelf({
  'eip155:1': { ETH: 'ETH', USDC: 'USDC' },
  'eip155:10': { ETH: 'ETH_OPTIMISM', USDC: 'USDC_OPTIMISM' },
  'eip155:137': { USDC: 'USDC_POLYGON' },
  'eip155:8453': { ETH: 'ETH_BASE', USDC: 'USDC_BASE' },
  'eip155:42161': { ETH: 'ETH_ARBITRUM', USDC: 'USDC_ARBITRUM' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { SOL: 'SOL', USDC: 'USDC_SOLANA' },
  'bip122:000000000019d6689c085ae165831e93': { BTC: 'BTC' },
})

const Quotes = v.object({
  quotes: v.nullish(
    v.array(
      v.object({
        ...{ sourceCurrencyCode: v.string(), destinationCurrencyCode: v.string() },
        ...{ sourceAmount: Amount, destinationAmount: Amount, totalFee: Amount },
        networkFee: v.nullish(Amount),
      }),
    ),
  ),
})
const Page = v.object({
  widgetUrl: v.pipe(v.string(), v.startsWith('https://'), v.maxLength(4_000)),
})
const Details = v.object({
  blockchainTransactionId: Hash,
  destinationWalletAddress: PaidAddress,
  sessionWalletAddress: PaidAddress,
})
const Transactions = v.object({
  transactions: v.array(
    v.object({
      ...{ id: VendorId, status: v.string(), externalSessionId: v.nullish(Reference) },
      destinationAmount: Received,
      cryptoDetails: v.nullish(Details),
    }),
  ),
})
const Refusal = v.object({ message: v.string() })
const Sent = v.object({ payload: v.object({ externalSessionId: Reference }) })

const statuses: Readonly<Record<string, OrderStatus>> = {
  ...{ PENDING_CREATED: 'open', TWO_FA_REQUIRED: 'open' },
  ...{ PENDING: 'paid', TWO_FA_PROVIDED: 'paid', ACCEPTED: 'paid', AUTHORIZED: 'paid' },
  // An error may pass: the service that it stands for tries again.
  ...{ SETTLING: 'paid', PARTIALLY_SETTLED: 'paid', ERROR: 'paid' },
  SETTLED: 'delivered',
  ...{ FAILED: 'failed', DECLINED: 'failed', CANCELLED: 'failed', REFUNDED: 'failed' },
  AUTHORIZATION_EXPIRED: 'failed',
}

/** Meld, which stands for several services: its own page, where the buyer picks one of them. */
export function meld(settings: MeldSettings): OnrampProvider {
  const { key, webhook, country: home } = settings
  const base = settings.url ?? 'https://api.meld.io'
  const call = <schema extends v.GenericSchema>(path: string, shape: schema, body?: object) =>
    callProvider(`${base}${path}`, shape, {
      headers: { authorization: `BASIC ${key}`, 'meld-version': version },
      ...{ body: body && JSON.stringify(body), faultOf },
    })
  return {
    id: 'meld',
    fiat: ['USD', 'EUR', 'GBP'],
    sells: shelf.sells,
    async quote({ asset, fiat, amount, country = home }) {
      const code = shelf.nameOf(asset)
      const { quotes } = demand(
        await call('/payments/crypto/quote', Quotes, {
          ...{ countryCode: country, sourceCurrencyCode: fiat, sourceAmount: Number(amount) },
          ...{ destinationCurrencyCode: code, paymentMethodType: cardMethod },
        }),
      )
      const [best] = (quotes ?? [])
        .filter(
          (one) =>
            one.sourceCurrencyCode === fiat &&
            one.destinationCurrencyCode === code &&
            one.sourceAmount === readAmount(amount),
        )
        .toSorted((one, other) => Number(other.destinationAmount - one.destinationAmount))
      if (!best) throw new ServiceError('answered about another purchase')
      const { sourceAmount: total, totalFee, networkFee: given, destinationAmount } = best
      const networkFee = given ?? 0n
      const fees = { fee: totalFee - networkFee, networkFee }
      return toQuote(
        { total, subtotal: total - totalFee, ...fees, received: destinationAmount },
        amount,
      )
    },
    async open({ reference, asset, address, fiat, amount, country = home, clientIp }) {
      const page = await call('/crypto/session/widget', Page, {
        sessionType: 'BUY',
        ...{ externalSessionId: reference, externalCustomerId: reference },
        sessionData: {
          ...{ walletAddress: address, destinationCurrencyCode: shelf.nameOf(asset) },
          ...{ sourceCurrencyCode: fiat, paymentMethodType: cardMethod, countryCode: country },
          lockFields: ['walletAddress', 'destinationCurrencyCode'],
          ...(amount !== undefined && { sourceAmount: amount }),
          ...(clientIp !== undefined && { clientIpAddress: clientIp }),
        },
      })
      return { url: demand(page).widgetUrl }
    },
    async findOrder({ reference }) {
      const query = new URLSearchParams({ externalSessionIds: reference })
      const found = await call(`/payments/transactions?${query}`, Transactions)
      const first = farthest(
        (found?.transactions ?? [])
          .filter((one) => one.externalSessionId === reference)
          .map((one) => ({ ...one, status: statuses[one.status] ?? 'open' })),
      )
      const details = first?.cryptoDetails
      return (
        first && {
          ...{ status: first.status, vendorId: first.id, received: first.destinationAmount },
          hash: details?.blockchainTransactionId,
          address: details?.destinationWalletAddress || details?.sessionWalletAddress || undefined,
        }
      )
    },
    readWebhook:
      webhook === undefined
        ? undefined
        : async ({ header, raw, now }) => {
            const time = header('meld-signature-timestamp') ?? ''
            const given = header('meld-signature') ?? ''
            const own = createHmac('sha256', webhook.key)
              .update(`${time}.${webhook.url}.`)
              .update(raw)
              .digest('base64url')
            // By its documents it is filled up; its length says nothing else.
            const filled = own.padEnd(Math.ceil(own.length / 4) * 4, '=')
            if (![own, filled].some((one) => sameSecret(given, one))) return undefined
            if (!isTimely(readTime(time), now)) return undefined
            const references = readReferences(raw)
            return references && { id: own, references }
          },
  }
}

/** Its documents do not say how the time is written: seconds or milliseconds since 1970, or a date. */
function readTime(text: string): number {
  if (!/^\d{1,13}$/.test(text)) return Date.parse(text)
  return text.length > 11 ? Number(text) : Number(text) * secondMs
}

function readReferences(raw: Uint8Array): readonly string[] | undefined {
  try {
    const sent = v.safeParse(Sent, JSON.parse(Buffer.from(raw).toString()))
    return sent.success ? [sent.output.payload.externalSessionId] : []
  } catch {
    return undefined
  }
}

/** Its refusals have a sentence, and no code for what is in the way. */
function faultOf(json: unknown): OnrampFault | undefined {
  const read = v.safeParse(Refusal, json)
  const text = read.success ? read.output.message.toLowerCase() : ''
  if (text.includes('minimum')) return 'amount_too_small'
  if (text.includes('maximum')) return 'amount_too_large'
  return text.includes('country') ? 'country_not_supported' : undefined
}
