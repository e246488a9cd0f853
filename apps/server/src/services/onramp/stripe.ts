import * as v from 'valibot'
import type { StripeSettings } from '../../config/onrampSettings.js'
import { ServiceError } from '../fetchAnswer.js'
import { callProvider, demand, type OnrampFault } from './callProvider.js'
import { createShelf } from './createShelf.js'
import { Amount, Hash, PaidAddress, Received, Reference, VendorId } from './fields.js'
import type { OnrampProvider, OrderStatus } from './OnrampProvider.js'
import { readSigned } from './readSigned.js'
import { toQuote } from './toQuote.js'

const shelf = createShelf({
  'eip155:1': { ETH: 'ethereum', USDC: 'ethereum' },
  'eip155:137': { USDC: 'polygon' },
  'eip155:8453': { USDC: 'base' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { SOL: 'solana', USDC: 'solana' },
  'bip122:000000000019d6689c085ae165831e93': { BTC: 'bitcoin' },
})

const Quotes = v.object({
  source_currency: v.string(),
  destination_network_quotes: v.record(
    v.string(),
    v.array(
      v.object({
        ...{ destination_currency: v.string(), destination_network: v.string() },
        ...{ destination_amount: Amount, source_total_amount: Amount },
        fees: v.object({ network_fee_monetary: Amount, transaction_fee_monetary: Amount }),
      }),
    ),
  ),
})
const Page = v.object({
  id: VendorId,
  redirect_url: v.pipe(v.string(), v.startsWith('https://'), v.maxLength(4_000)),
})
const Session = v.object({
  ...{ id: VendorId, status: v.string() },
  metadata: v.object({ reference: Reference }),
  transaction_details: v.object({
    ...{ wallet_address: PaidAddress, destination_amount: Received, transaction_id: Hash },
  }),
})
const Refusal = v.object({ error: v.object({ code: v.string() }) })
const Sent = v.object({
  data: v.object({ object: v.object({ metadata: v.object({ reference: Reference }) }) }),
})

const statuses: Readonly<Record<string, OrderStatus>> = {
  ...{ initialized: 'open', requires_payment: 'open', fulfillment_processing: 'paid' },
  ...{ fulfillment_complete: 'delivered', rejected: 'failed' },
}
const faults: Readonly<Record<string, OnrampFault>> = {
  crypto_onramp_unsupported_country: 'country_not_supported',
  crypto_onramp_unsupportable_customer: 'country_not_supported',
}

/** Stripe's crypto onramp, its hosted page: a session for each purchase, which it is looked up by. */
export function stripe(settings: StripeSettings): OnrampProvider {
  const { secret, webhookKey } = settings
  const base = settings.url ?? 'https://api.stripe.com'
  const call = <schema extends v.GenericSchema>(
    path: string,
    shape: schema,
    form?: { readonly body: URLSearchParams; readonly key: string },
  ) =>
    callProvider(`${base}/v1/crypto/${path}`, shape, {
      headers: {
        authorization: `Bearer ${secret}`,
        ...(form && {
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': form.key,
        }),
      },
      ...{ body: form && `${form.body}`, faultOf },
    })
  return {
    id: 'stripe',
    fiat: ['USD', 'EUR'],
    sells: shelf.sells,
    async quote({ asset, fiat, amount }) {
      const [network, symbol] = [shelf.nameOf(asset), asset.symbol.toLowerCase()]
      const query = new URLSearchParams({
        ...{ source_currency: fiat.toLowerCase(), source_amount: amount },
        ...{ 'destination_currencies[]': symbol, 'destination_networks[]': network },
      })
      const answer = demand(await call(`onramp/quotes?${query}`, Quotes))
      // Base is `base_network` among the names of the lists, and `base` in what they hold.
      const quote = Object.values(answer.destination_network_quotes)
        .flat()
        .find(
          (one) =>
            `${one.destination_network} ${one.destination_currency}` === `${network} ${symbol}`,
        )
      if (!quote || answer.source_currency !== fiat.toLowerCase())
        throw new ServiceError('answered about another purchase')
      const { network_fee_monetary: networkFee, transaction_fee_monetary: fee } = quote.fees
      const total = quote.source_total_amount
      const parts = { total, subtotal: total - fee - networkFee, fee, networkFee }
      return toQuote({ ...parts, received: quote.destination_amount }, amount)
    },
    async open({ reference, asset, address, fiat, amount, clientIp }) {
      const [network, symbol] = [shelf.nameOf(asset), asset.symbol.toLowerCase()]
      const body = new URLSearchParams({
        ...{ wallet_address: address, lock_wallet_address: 'true' },
        ...{ destination_currency: symbol, 'destination_currencies[]': symbol },
        ...{ destination_network: network, 'destination_networks[]': network },
        ...{ source_currency: fiat.toLowerCase(), 'metadata[reference]': reference },
        ...(amount !== undefined && { source_amount: amount }),
        ...(clientIp !== undefined && { customer_ip_address: clientIp }),
      })
      const page = demand(await call('onramp_sessions', Page, { body, key: reference }))
      return { url: page.redirect_url, vendorId: page.id }
    },
    async findOrder({ reference, vendorId }) {
      if (vendorId === null) return undefined
      const path = `onramp_sessions/${encodeURIComponent(vendorId)}`
      const session = await call(path, Session)
      if (!session) return undefined
      if (session.metadata.reference !== reference)
        throw new ServiceError('answered about another purchase')
      const { wallet_address, destination_amount, transaction_id } = session.transaction_details
      return {
        ...{ status: statuses[session.status] ?? 'open', vendorId: session.id },
        // Its own name of the payment until that of the chain is there.
        hash: transaction_id?.startsWith('cxt_') ? undefined : transaction_id,
        ...{ received: destination_amount, address: wallet_address || undefined },
      }
    },
    readWebhook:
      webhookKey === undefined
        ? undefined
        : async ({ header, raw, now }) => {
            const read = readSigned({
              ...{ header: header('stripe-signature'), field: 'v1', secret: webhookKey, raw, now },
            })
            const sent = v.safeParse(Sent, read?.json)
            if (!read) return undefined
            const references = sent.success ? [sent.output.data.object.metadata.reference] : []
            return { id: read.id, references }
          },
  }
}

function faultOf(json: unknown): OnrampFault | undefined {
  const read = v.safeParse(Refusal, json)
  return read.success ? faults[read.output.error.code] : undefined
}
