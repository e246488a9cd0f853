import { createHmac } from 'node:crypto'
import { abortedAfter, formatUnits, parseUnits } from '@foyer/protocol'
import * as v from 'valibot'
import { secondMs } from '../../bounds/times.js'
import type { MoonPaySettings } from '../../config/onrampSettings.js'
import { fetchAnswer, ServiceError } from '../fetchAnswer.js'
import type { OnrampProvider, OrderStatus, SoldAsset } from './OnrampProvider.js'
import { readSigned } from './readSigned.js'

const waitMs = 4 * secondMs
const bytesMax = 65_536

/** What it calls coins, by network. A network that is not here is not sold on: a wrong name would deliver on another chain. */
const codes: Readonly<Record<string, readonly Sold[]>> = {
  'eip155:1': [ether('eth'), usdc('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'usdc')],
  'eip155:10': [
    ether('eth_optimism'),
    usdc('0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', 'usdc_optimism'),
  ],
  'eip155:137': [usdc('0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', 'usdc_polygon')],
  'eip155:8453': [
    ether('eth_base'),
    usdc('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', 'usdc_base'),
  ],
  'eip155:42161': [
    ether('eth_arbitrum'),
    usdc('0xaf88d065e77c8cC2239327C5EDb3A432268e5831', 'usdc_arbitrum'),
  ],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [
    { address: undefined, symbol: 'SOL', name: 'Solana', code: 'sol' },
    usdc('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'usdc_sol'),
  ],
  'bip122:000000000019d6689c085ae165831e93': [
    { address: undefined, symbol: 'BTC', name: 'Bitcoin', code: 'btc' },
  ],
}
type Sold = Omit<SoldAsset, 'networkId'> & { readonly code: string }

const decimals = 8

/** An amount: JSON numbers of the service, for show alone, as units of eight decimals. */
const Amount = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(1e12),
  v.transform((amount) => parseUnits(amount.toFixed(decimals), decimals)),
)
/** The parts of a quote are rounded each: the total may differ by a little more than a cent. */
const roundedMax = parseUnits('0.011', decimals)
const write = (units: bigint) => formatUnits(units, decimals)

const Quote = v.object({
  ...{ baseCurrencyAmount: Amount, quoteCurrencyAmount: Amount, feeAmount: Amount },
  ...{ extraFeeAmount: v.optional(Amount, 0), networkFeeAmount: Amount, totalAmount: Amount },
  baseCurrency: v.object({ code: v.string() }),
  currency: v.object({ code: v.string() }),
})
const Transactions = v.array(
  v.object({
    ...{
      id: v.pipe(v.string(), v.maxLength(100)),
      status: v.string(),
      externalTransactionId: v.string(),
    },
    walletAddress: v.nullish(v.pipe(v.string(), v.maxLength(128))),
    cryptoTransactionId: v.nullish(v.pipe(v.string(), v.regex(/^\w{1,100}$/))),
    quoteCurrencyAmount: v.nullish(Amount),
  }),
)

const Sent = v.object({
  data: v.object({ externalTransactionId: v.pipe(v.string(), v.maxLength(100)) }),
})

const statuses: Readonly<Record<string, OrderStatus>> = {
  waitingPayment: 'open',
  waitingAuthorization: 'open',
  pending: 'paid',
  completed: 'delivered',
  failed: 'failed',
}
const far: readonly OrderStatus[] = ['failed', 'open', 'paid', 'delivered']

/** MoonPay: its calls of v1 and v3, and pages by signed addresses. */
export function moonPay({
  key,
  secret,
  webhookKey,
  url,
  pageUrl,
}: MoonPaySettings): OnrampProvider {
  const base = url ?? 'https://api.moonpay.com'
  async function read<schema extends v.GenericSchema>(
    path: string,
    query: Readonly<Record<string, string>>,
    shape: schema,
  ): Promise<v.InferOutput<schema> | undefined> {
    const { status, json } = await fetchAnswer(
      `${base}${path}?${new URLSearchParams({ apiKey: key, ...query })}`,
      { bytesMax, signal: abortedAfter(waitMs), redirect: 'error' },
    )
    if (status === 404) return undefined
    const checked = v.safeParse(shape, json)
    if (status === 200 && checked.success) return checked.output
    throw new ServiceError(status === 200 ? 'answered with another shape' : `answered ${status}`)
  }
  return {
    id: 'moonpay',
    fiat: ['USD', 'EUR', 'GBP'],
    sells: ({ id, testnet }) =>
      testnet ? [] : (codes[id] ?? []).map((sold) => ({ ...sold, networkId: id })),
    async quote({ asset, fiat, amount }) {
      const [code, currency] = [codeOf(asset), fiat.toLowerCase()]
      const query = {
        baseCurrencyCode: currency,
        baseCurrencyAmount: amount,
        areFeesIncluded: 'false',
      }
      const quote = await read(`/v3/currencies/${code}/buy_quote`, query, Quote)
      if (!quote) throw new ServiceError('answered 404')
      const fee = quote.feeAmount + quote.extraFeeAmount
      const rest = quote.totalAmount - quote.baseCurrencyAmount - fee - quote.networkFeeAmount
      if (
        quote.baseCurrency.code.toLowerCase() !== currency ||
        quote.currency.code.toLowerCase() !== code ||
        quote.baseCurrencyAmount !== parseUnits(amount, decimals) ||
        rest > roundedMax ||
        rest < -roundedMax
      )
        throw new ServiceError('answered about another purchase')
      return {
        ...{ total: write(quote.totalAmount), subtotal: write(quote.baseCurrencyAmount) },
        ...{ fee: write(fee), networkFee: write(quote.networkFeeAmount) },
        received: write(quote.quoteCurrencyAmount),
      }
    },
    open({ reference, asset, address, fiat, amount }) {
      const query = `?${new URLSearchParams({
        ...{ apiKey: key, currencyCode: codeOf(asset), walletAddress: address },
        ...{ baseCurrencyCode: fiat.toLowerCase(), externalTransactionId: reference },
        ...(amount !== undefined && { baseCurrencyAmount: amount }),
      })}`
      // Over the query with its question mark, values encoded, and appended last: what is changed afterwards is refused by its page.
      const signature = createHmac('sha256', secret).update(query).digest('base64')
      return `${pageUrl ?? 'https://buy.moonpay.com'}${query}&signature=${encodeURIComponent(signature)}`
    },
    async findOrder(reference) {
      const found = await read(`/v1/transactions/ext/${reference}`, {}, Transactions)
      // The page lets a payment be tried again: several transactions of one purchase. The one that came farthest counts.
      const [first] = (found ?? [])
        .filter((one) => one.externalTransactionId === reference)
        .map((one) => ({ ...one, status: statuses[one.status] ?? 'open' }))
        .sort((one, other) => far.indexOf(other.status) - far.indexOf(one.status))
      return (
        first && {
          ...{ status: first.status, vendorId: first.id },
          hash: first.cryptoTransactionId ?? undefined,
          received:
            first.quoteCurrencyAmount == null ? undefined : write(first.quoteCurrencyAmount),
          address: first.walletAddress ?? undefined,
        }
      )
    },
    readWebhook:
      webhookKey === undefined
        ? undefined
        : ({ header, raw, now }) => {
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

function codeOf({ networkId, symbol }: SoldAsset): string {
  const sold = codes[networkId]?.find((one) => one.symbol === symbol)
  if (sold) return sold.code
  throw new ServiceError('does not sell this')
}

function ether(code: string): Sold {
  return { address: undefined, symbol: 'ETH', name: 'Ether', code }
}

function usdc(address: string, code: string): Sold {
  return { address, symbol: 'USDC', name: 'USD Coin', code }
}
