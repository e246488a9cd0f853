import { createHmac } from 'node:crypto'
import { Refused, type VendorCase } from './VendorCase.js'

const secret = 'sk_test_stripe_1'
const webhookKey = 'whsec_stripe_1'
const session = 'cos_1NamBL2eZvKYlo2CP38sZVEW'

const answers: Readonly<Record<string, VendorCase['answer']>> = {
  'GET /v1/crypto/onramp/quotes': ({ query }, { fixture }) => {
    const [currency, network] = ['currencies', 'networks'].map((one) =>
      query.get(`destination_${one}[]`),
    )
    const wanted = `${currency} ${network} ${query.get('source_amount')}`
    return wanted === 'usdc base 100' ? fixture.quote : undefined
  },
  'POST /v1/crypto/onramp_sessions': ({ body, headers }, { fixture }) => {
    const form = new URLSearchParams(body)
    if (form.get('source_currency') === 'eur') return new Refused(400, fixture.refusal)
    const wanted = [form.get('lock_wallet_address'), form.get('destination_networks[]')].join()
    const isOnce = headers['idempotency-key'] === form.get('metadata[reference]')
    return wanted === 'true,base' && isOnce ? fixture.page : undefined
  },
  [`GET /v1/crypto/onramp_sessions/${session}`]: (_, { fixture, paid }) => {
    const { purchase } = fixture
    if (!paid) return new Refused(404)
    const details = { ...Object(purchase.transaction_details), wallet_address: paid.address }
    const { reference, status } = paid
    return { ...purchase, status, metadata: { reference }, transaction_details: details }
  },
}

export const stripeCase: VendorCase = {
  id: 'stripe',
  asset: 'USDC',
  secrets: [secret, webhookKey],
  settings: (url) => ({ url, secret, webhookKey }),
  answer(call, state) {
    if (call.headers.authorization !== `Bearer ${secret}`) return undefined
    return answers[`${call.method} ${call.path}`]?.(call, state)
  },
  quoted: ['104.1', '100', '4.04', '0.06', '100'],
  lies: {
    'another currency': (quote: Quote) => (quote.source_currency = 'eur'),
    'another coin': (quote: Quote) => (only(quote).destination_currency = 'eth'),
    'another network': (quote: Quote) => (only(quote).destination_network = 'ethereum'),
    'another amount': (quote: Quote) => (only(quote).source_total_amount = '14.10'),
    'nothing that arrives': (quote: Quote) => (only(quote).destination_amount = '0.00'),
    'half of a quote': (quote: Quote) => Object.assign(only(quote), { fees: null }),
  },
  refuses: [],
  refusesPage: [{ fiat: 'EUR' }, 'country_not_supported'],
  states: {
    initialized: 'IN_PROGRESS',
    requires_payment: 'IN_PROGRESS',
    fulfillment_processing: 'IN_PROGRESS',
    something_of_next_year: 'IN_PROGRESS',
    rejected: 'FAILED',
    fulfillment_complete: 'SUCCESS',
  },
  page: { session_hash: 'CCIQGhhvcmRlcg' },
  deliver(reference, time) {
    const object = { id: session, status: 'fulfillment_complete', metadata: { reference } }
    const body = JSON.stringify({ type: 'crypto.onramp_session.updated', data: { object } })
    const seconds = Math.floor(time / 1_000)
    const digest = createHmac('sha256', webhookKey).update(`${seconds}.${body}`).digest('hex')
    const header = `t=${seconds},v1=${digest}`
    return {
      parts: { body, 'stripe-signature': header },
      build: ({ body: sent = '', ...headers }) => ({ headers, body: sent }),
    }
  },
}

type Quote = {
  source_currency: string
  destination_network_quotes: Readonly<Record<string, Record<string, string>[]>>
}

function only(quote: Quote): Record<string, string> {
  const [one] = quote.destination_network_quotes.base_network ?? []
  if (!one) throw new Error('no quote')
  return one
}
