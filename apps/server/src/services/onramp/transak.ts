import * as v from 'valibot'
import type { TransakSettings } from '../../config/onrampSettings.js'
import type { Database } from '../../database/Database.js'
import { ServiceError } from '../fetchAnswer.js'
import { callProvider, demand, type OnrampFault } from './callProvider.js'
import { createLimits } from './createLimits.js'
import { createShelf } from './createShelf.js'
import { createTransakTokens } from './createTransakTokens.js'
import { farthest } from './farthest.js'
import type { OnrampProvider, OrderStatus } from './OnrampProvider.js'
import { readTransakMessage } from './readTransakMessage.js'
import { toQuote } from './toQuote.js'
import {
  TransakFiat,
  TransakOrders,
  TransakPage,
  TransakQuote,
  TransakRefusal,
} from './transakShapes.js'

const evm = (network: string) => ({
  ETH: { code: 'ETH', network },
  USDC: { code: 'USDC', network },
})
const shelf = createShelf({
  ...{ 'eip155:1': evm('ethereum'), 'eip155:10': evm('optimism'), 'eip155:137': evm('polygon') },
  ...{ 'eip155:8453': evm('base'), 'eip155:42161': evm('arbitrum') },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': {
    ...{ SOL: { code: 'SOL', network: 'solana' }, USDC: { code: 'USDC', network: 'solana' } },
  },
  'bip122:000000000019d6689c085ae165831e93': { BTC: { code: 'BTC', network: 'mainnet' } },
})

const statuses: Readonly<Record<string, OrderStatus>> = {
  AWAITING_PAYMENT_FROM_USER: 'open',
  PAYMENT_DONE_MARKED_BY_USER: 'paid',
  PROCESSING: 'paid',
  PENDING_DELIVERY_FROM_TRANSAK: 'paid',
  ON_HOLD_PENDING_DELIVERY_FROM_TRANSAK: 'paid',
  COMPLETED: 'delivered',
  ...{ CANCELLED: 'failed', FAILED: 'failed', REFUNDED: 'failed', EXPIRED: 'failed' },
}

/** Transak: quotes and orders of v1 and v2, and pages by session, which are good once, for five minutes. */
export function transak(settings: TransakSettings, { db, now }: transak.Parts): OnrampProvider {
  const { key, domain } = settings
  const base = settings.url ?? 'https://api.transak.com'
  const gateway = settings.gatewayUrl ?? 'https://api-gateway.transak.com'
  const tokens = createTransakTokens({ settings, base, db, now })
  /** Called again once, with another token, where the first was ended. */
  async function withToken<answer>(call: (token: string) => Promise<answer>): Promise<answer> {
    const token = await tokens.get()
    try {
      return await call(token)
    } catch (error) {
      if (!(error instanceof ServiceError) || error.message !== 'answered 401') throw error
      const next = await tokens.get(token)
      if (next === token) throw error
      return call(next)
    }
  }
  const limits = createLimits(now, async (country) => {
    const query = new URLSearchParams({ apiKey: key })
    const path = `/api/v2/currencies/fiat-currencies?${query}`
    const { response } = demand(await callProvider(`${base}${path}`, TransakFiat))
    return response
      .filter(({ supportingCountries }) => supportingCountries.includes(country))
      .map(({ symbol, paymentOptions }) => ({
        currency: symbol,
        limits: paymentOptions.map(({ minAmount, maxAmount }) => ({
          ...{ min: minAmount, max: maxAmount },
        })),
      }))
  })
  return {
    id: 'transak',
    fiat: ['USD', 'EUR', 'GBP'],
    sells: shelf.sells,
    async quote({ asset, fiat, amount, country }) {
      const { code, network } = shelf.nameOf(asset)
      if (country !== undefined) await limits.admit(country, fiat, amount)
      const query = new URLSearchParams({
        ...{ partnerApiKey: key, fiatCurrency: fiat, cryptoCurrency: code, network },
        ...{ isBuyOrSell: 'BUY', paymentMethod: 'credit_debit_card', fiatAmount: amount },
        ...(country !== undefined && { quoteCountryCode: country }),
      })
      const path = `/api/v1/pricing/public/quotes?${query}`
      const { response: quote } = demand(
        await callProvider(`${base}${path}`, TransakQuote, { faultOf }),
      )
      const { fiatCurrency, cryptoCurrency, isBuyOrSell } = quote
      const said = [fiatCurrency, cryptoCurrency, quote.network, isBuyOrSell]
      if (said.join() !== [fiat, code, network, 'BUY'].join())
        throw new ServiceError('answered about another purchase')
      const networkFee = quote.feeBreakdown
        .filter(({ id }) => id === 'network_fee')
        .reduce((sum, { value }) => sum + value, 0n)
      const fee = quote.feeBreakdown.reduce((sum, { value }) => sum + value, 0n) - networkFee
      const subtotal = quote.fiatAmount - quote.totalFee
      return toQuote(
        { total: quote.fiatAmount, subtotal, fee, networkFee, received: quote.cryptoAmount },
        amount,
      )
    },
    async open({ reference, asset, address, fiat, amount, country, clientIp }) {
      const { code, network } = shelf.nameOf(asset)
      if (country !== undefined && amount !== undefined) await limits.admit(country, fiat, amount)
      const widgetParams = {
        ...{ apiKey: key, referrerDomain: domain, productsAvailed: 'BUY', network },
        ...{ cryptoCurrencyCode: code, fiatCurrency: fiat, partnerOrderId: reference },
        // The page lets the address be seen, and not changed.
        ...{ walletAddress: address, disableWalletAddressForm: true },
        ...(amount !== undefined && { defaultFiatAmount: amount }),
        ...(country !== undefined && { countryCode: country }),
      }
      const { data } = await withToken(async (token) =>
        demand(
          await callProvider(`${gateway}/api/v2/auth/session`, TransakPage, {
            headers: {
              'access-token': token,
              ...(clientIp !== undefined && { 'x-user-ip': clientIp }),
            },
            body: JSON.stringify({ widgetParams }),
          }),
        ),
      )
      return { url: data.widgetUrl }
    },
    async findOrder({ reference }) {
      const query = new URLSearchParams({ partnerOrderId: reference, productsAvailed: 'BUY' })
      const found = await withToken((token) =>
        callProvider(`${gateway}/api/v2/partner/orders?${query}`, TransakOrders, {
          headers: { 'x-access-token': token },
        }),
      )
      const first = farthest(
        (found?.data ?? [])
          .filter((one) => one.partnerOrderId === reference)
          .map((one) => ({ ...one, status: statuses[one.status] ?? 'open' })),
      )
      return (
        first && {
          ...{ status: first.status, vendorId: first.id, hash: first.transactionHash },
          received: first.cryptoAmount,
          address: first.walletAddress || undefined,
        }
      )
    },
    readWebhook: async ({ raw, now: at }) => readTransakMessage(raw, await tokens.known(), at),
  }
}

export declare namespace transak {
  type Parts = { db: Database; now(): number }
}

/** Its refusals have a sentence, and no code for what is in the way. */
function faultOf(json: unknown): OnrampFault | undefined {
  const read = v.safeParse(TransakRefusal, json)
  const text = read.success ? read.output.error.message.toLowerCase() : ''
  if (text.includes('minimum')) return 'amount_too_small'
  if (text.includes('maximum')) return 'amount_too_large'
  return text.includes('country') ? 'country_not_supported' : undefined
}
