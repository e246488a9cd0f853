import * as v from 'valibot'
import type { CoinbaseSettings } from '../../config/onrampSettings.js'
import { ServiceError } from '../fetchAnswer.js'
import { callProvider, demand } from './callProvider.js'
import {
  CoinbaseEvent,
  CoinbaseOptions,
  CoinbaseQuote,
  CoinbaseToken,
  CoinbaseTransactions,
} from './coinbaseShapes.js'
import { createCoinbaseSigner } from './createCoinbaseSigner.js'
import { createLimits } from './createLimits.js'
import { createShelf } from './createShelf.js'
import { farthest } from './farthest.js'
import { readAmount, writeAmount } from './fields.js'
import type { OnrampProvider, OrderStatus } from './OnrampProvider.js'
import { readSigned } from './readSigned.js'
import { toQuote } from './toQuote.js'

/** What tokens are made out to, also where an operator's proxy passes the calls on. */
const host = 'api.developer.coinbase.com'
const root = '/onramp/v1'
/** More headers are bound to no message. */
const boundMax = 20

const evm = { ETH: 'ETH', USDC: 'USDC' }
/** Networks as it calls them. */
const networks: Readonly<Record<string, string>> = {
  ...{ 'eip155:1': 'ethereum', 'eip155:10': 'optimism', 'eip155:137': 'polygon' },
  ...{ 'eip155:8453': 'base', 'eip155:42161': 'arbitrum' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana',
  'bip122:000000000019d6689c085ae165831e93': 'bitcoin',
}
const shelf = createShelf({
  ...{ 'eip155:1': evm, 'eip155:10': evm, 'eip155:137': { USDC: 'USDC' } },
  ...{ 'eip155:8453': evm, 'eip155:42161': evm },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { SOL: 'SOL', USDC: 'USDC' },
  'bip122:000000000019d6689c085ae165831e93': { BTC: 'BTC' },
})

const statuses: Readonly<Record<string, OrderStatus>> = {
  ONRAMP_TRANSACTION_STATUS_CREATED: 'open',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'paid',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'delivered',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
}

/** Coinbase Onramp, v1 of its calls: each signed by a token of its own, and pages by session tokens that are good once, for five minutes. */
export function coinbase(settings: CoinbaseSettings, now: () => number): OnrampProvider {
  const { webhookKey, country: home, subdivision } = settings
  const base = settings.url ?? `https://${host}`
  const sign = createCoinbaseSigner(settings, now)
  async function call<schema extends v.GenericSchema>(
    [path, query = '']: readonly [path: string, query?: string],
    shape: schema,
    body?: object,
  ) {
    const token = await sign(body ? 'POST' : 'GET', `${host}${root}${path}`)
    return callProvider(`${base}${root}${path}${query}`, shape, {
      headers: { authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    })
  }
  const placeOf = (country: string) => ({
    country,
    // Its parts of countries are those of the United States alone.
    ...(country === home && subdivision !== undefined && { subdivision }),
  })
  const limits = createLimits(now, async (country) => {
    const query = `?${new URLSearchParams(placeOf(country))}`
    const options = await call(['/buy/options', query], CoinbaseOptions)
    return (options?.payment_currencies ?? []).map((one) => ({
      currency: one.id,
      limits: [...one.limits, ...one.payment_method_limits],
    }))
  })

  return {
    id: 'coinbase',
    fiat: ['USD', 'EUR', 'GBP'],
    sells: shelf.sells,
    async quote({ asset, fiat, amount, country = home }) {
      await limits.admit(country, fiat, amount)
      const [symbol, network] = [shelf.nameOf(asset), networks[asset.networkId]]
      const quote = demand(
        await call(['/buy/quote'], CoinbaseQuote, {
          ...{ purchase_currency: symbol, purchase_network: network, payment_method: 'CARD' },
          ...{ payment_amount: toCents(amount), payment_currency: fiat, ...placeOf(country) },
        }),
      )
      const { payment_total: total, payment_subtotal: subtotal, purchase_amount: received } = quote
      const money = [total, subtotal, quote.coinbase_fee, quote.network_fee]
      if (money.some(({ currency }) => currency !== fiat) || received.currency !== symbol)
        throw new ServiceError('answered about another purchase')
      const parts = { total: total.amount, subtotal: subtotal.amount, received: received.amount }
      const fees = { fee: quote.coinbase_fee.amount, networkFee: quote.network_fee.amount }
      return toQuote({ ...parts, ...fees }, amount)
    },
    async open({ reference, asset, address, fiat, amount, country = home, clientIp }) {
      const [symbol, network = ''] = [shelf.nameOf(asset), networks[asset.networkId]]
      if (amount !== undefined) await limits.admit(country, fiat, amount)
      const { token } = demand(
        await call(['/token'], CoinbaseToken, {
          addresses: [{ address, blockchains: [network] }],
          ...{ assets: [symbol], ...(clientIp !== undefined && { clientIp }) },
        }),
      )
      const query = new URLSearchParams({
        ...{ sessionToken: token, defaultAsset: symbol, defaultNetwork: network },
        ...{ fiatCurrency: fiat, partnerUserRef: reference, defaultExperience: 'buy' },
        ...(amount !== undefined && { presetFiatAmount: amount }),
      })
      return { url: `${settings.pageUrl ?? 'https://pay.coinbase.com/buy/select-asset'}?${query}` }
    },
    async findOrder({ reference }) {
      const path = `/buy/user/${encodeURIComponent(reference)}/transactions`
      const found = await call([path, '?pageSize=10'], CoinbaseTransactions)
      const first = farthest(
        (found?.transactions ?? [])
          .filter((one) => (one.partner_user_ref ?? reference) === reference)
          .map((one) => ({ ...one, status: statuses[one.status] ?? 'open' })),
      )
      return (
        first && {
          ...{ status: first.status, vendorId: first.transaction_id, hash: first.tx_hash },
          received: first.purchase_amount?.value,
          address: first.wallet_address || undefined,
        }
      )
    },
    readWebhook:
      webhookKey === undefined
        ? undefined
        : async ({ header, raw, now: at }) => {
            const read = readSigned({
              ...{ header: header('x-hook0-signature'), field: 'v1', secret: webhookKey, raw },
              ...{ now: at, bound: (parts) => bind(parts.get('h') ?? '', header) },
            })
            const sent = v.safeParse(CoinbaseEvent, read?.json)
            if (!read) return undefined
            return { id: read.id, references: sent.success ? [sent.output.partnerUserRef] : [] }
          },
  }
}

/** What of the request is signed beside its body: names of headers, and what they say. */
function bind(names: string, header: (name: string) => string | undefined): string {
  const values = names.split(' ', boundMax).map((name) => headerOf(name, header))
  return `${names}.${values.join('.')}.`
}

function headerOf(name: string, header: (name: string) => string | undefined): string {
  return /^[\w-]{1,100}$/.test(name) ? (header(name) ?? '') : ''
}

/** It takes two places, and no other number of them. */
function toCents(amount: string): string {
  const [whole = '0', part = ''] = writeAmount(readAmount(amount)).split('.')
  return `${whole}.${part.slice(0, 2).padEnd(2, '0')}`
}
