import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { MoonPaySettings } from '../../config/onrampSettings.js'
import { ServiceError } from '../fetchAnswer.js'
import { callProvider, demand } from './callProvider.js'
import { createShelf } from './createShelf.js'
import { farthest } from './farthest.js'
import { Amount, Hash, PaidAddress, Received, Reference, VendorId } from './fields.js'
import type { OnrampProvider, OrderStatus } from './OnrampProvider.js'
import { readSigned } from './readSigned.js'
import { toQuote } from './toQuote.js'

/** What it calls coins. */
const shelf = createShelf({
  'eip155:1': { ETH: 'eth', USDC: 'usdc' },
  'eip155:10': { ETH: 'eth_optimism', USDC: 'usdc_optimism' },
  'eip155:137': { USDC: 'usdc_polygon' },
  'eip155:8453': { ETH: 'eth_base', USDC: 'usdc_base' },
  'eip155:42161': { ETH: 'eth_arbitrum', USDC: 'usdc_arbitrum' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { SOL: 'sol', USDC: 'usdc_sol' },
  'bip122:000000000019d6689c085ae165831e93': { BTC: 'btc' },
})

const Quote = v.object({
  ...{ baseCurrencyAmount: Amount, quoteCurrencyAmount: Amount, feeAmount: Amount },
  ...{ extraFeeAmount: v.optional(Amount, 0), networkFeeAmount: Amount, totalAmount: Amount },
  baseCurrency: v.object({ code: v.string() }),
  currency: v.object({ code: v.string() }),
})
const Transactions = v.array(
  v.object({
    ...{ id: VendorId, status: v.string(), externalTransactionId: v.string() },
    walletAddress: PaidAddress,
    cryptoTransactionId: Hash,
    quoteCurrencyAmount: Received,
  }),
)

const Sent = v.object({
  data: v.object({ externalTransactionId: Reference }),
})

const statuses: Readonly<Record<string, OrderStatus>> = {
  waitingPayment: 'open',
  waitingAuthorization: 'open',
  pending: 'paid',
  completed: 'delivered',
  failed: 'failed',
}

/** MoonPay: its calls of v1 and v3, and pages by signed addresses. */
export function moonPay({
  key,
  secret,
  webhookKey,
  url,
  pageUrl,
}: MoonPaySettings): OnrampProvider {
  const base = url ?? 'https://api.moonpay.com'
  const read = <schema extends v.GenericSchema>(
    path: string,
    query: Readonly<Record<string, string>>,
    shape: schema,
  ) => callProvider(`${base}${path}?${new URLSearchParams({ apiKey: key, ...query })}`, shape)
  return {
    id: 'moonpay',
    fiat: ['USD', 'EUR', 'GBP'],
    sells: shelf.sells,
    async quote({ asset, fiat, amount }) {
      const [code, currency] = [shelf.nameOf(asset), fiat.toLowerCase()]
      const query = {
        baseCurrencyCode: currency,
        baseCurrencyAmount: amount,
        areFeesIncluded: 'false',
      }
      const quote = demand(await read(`/v3/currencies/${code}/buy_quote`, query, Quote))
      if (
        quote.baseCurrency.code.toLowerCase() !== currency ||
        quote.currency.code.toLowerCase() !== code
      )
        throw new ServiceError('answered about another purchase')
      return toQuote(
        {
          ...{ total: quote.totalAmount, subtotal: quote.baseCurrencyAmount },
          ...{ fee: quote.feeAmount + quote.extraFeeAmount, networkFee: quote.networkFeeAmount },
          received: quote.quoteCurrencyAmount,
        },
        amount,
      )
    },
    async open({ reference, asset, address, fiat, amount }) {
      const query = `?${new URLSearchParams({
        ...{ apiKey: key, currencyCode: shelf.nameOf(asset), walletAddress: address },
        ...{ baseCurrencyCode: fiat.toLowerCase(), externalTransactionId: reference },
        ...(amount !== undefined && { baseCurrencyAmount: amount }),
      })}`
      // Over the query with its question mark, values encoded, and appended last: what is changed afterwards is refused by its page.
      const signature = createHmac('sha256', secret).update(query).digest('base64')
      const signed = `${query}&signature=${encodeURIComponent(signature)}`
      return { url: `${pageUrl ?? 'https://buy.moonpay.com'}${signed}` }
    },
    async findOrder({ reference }) {
      const found = await read(`/v1/transactions/ext/${reference}`, {}, Transactions)
      const first = farthest(
        (found ?? [])
          .filter((one) => one.externalTransactionId === reference)
          .map((one) => ({ ...one, status: statuses[one.status] ?? 'open' })),
      )
      return (
        first && {
          ...{ status: first.status, vendorId: first.id, hash: first.cryptoTransactionId },
          received: first.quoteCurrencyAmount,
          address: first.walletAddress ?? undefined,
        }
      )
    },
    readWebhook:
      webhookKey === undefined
        ? undefined
        : async ({ header, raw, now }) => {
            const signature = header('moonpay-signature-v2')
            const read = readSigned({
              ...{ header: signature, field: 's', secret: webhookKey, raw, now },
            })
            const sent = v.safeParse(Sent, read?.json)
            if (!read) return undefined
            return {
              id: read.id,
              references: sent.success ? [sent.output.data.externalTransactionId] : [],
            }
          },
  }
}
