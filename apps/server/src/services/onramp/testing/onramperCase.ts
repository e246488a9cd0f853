import { createHmac } from 'node:crypto'
import type { VendorCase } from './VendorCase.js'

const key = 'pk_test_onramper_1'
const secret = 'sk_test_onramper_1'
const webhookKey = 'wh_test_onramper_1'
const transactionId = '01H9KBT5C21JY0BAX4VTW9EP3V'

const answers: Readonly<Record<string, VendorCase['answer']>> = {
  'GET /quotes/usd/eth_base': ({ query }, { fixture }) =>
    query.get('amount') === '100' && query.get('country') === 'fr' ? fixture.quote : undefined,
  [`GET /transactions/${transactionId}`]: ({ headers }, { fixture, paid }) => {
    if (headers['x-onramper-secret'] !== webhookKey || !paid) return undefined
    const { reference: partnerContext, status, address: walletAddress } = paid
    return { ...fixture.purchase, partnerContext, status, walletAddress }
  },
}

export const onramperCase: VendorCase = {
  id: 'onramper',
  makesPagesItself: true,
  isWokenFirst: true,
  secrets: [secret, webhookKey],
  settings: (url) => ({ url, key, secret, webhookKey }),
  answer(call, state) {
    if (call.headers.authorization !== key) return undefined
    return answers[`${call.method} ${call.path}`]?.(call, state)
  },
  // Of the service that gives most.
  quoted: ['100', '97.45', '2.5', '0.05', '0.0312'],
  lies: {
    'another amount': (quote: Quote) => each(quote, { payout: 0.3 }),
    'another currency': (quote: Quote) => each(quote, { rate: 2_800 }),
    'fees above the total': (quote: Quote) => each(quote, { transactionFee: 101 }),
    'nothing that arrives': (quote: Quote) => each(quote, { payout: 0 }),
    'half of a quote': (quote: Quote) => each(quote, { networkFee: null }),
    'no service at all': (quote: Quote) => quote.splice(0, 2),
  },
  refuses: [],
  states: {
    new: 'IN_PROGRESS',
    pending: 'IN_PROGRESS',
    paid: 'IN_PROGRESS',
    something_of_next_year: 'IN_PROGRESS',
    canceled: 'FAILED',
    failed: 'FAILED',
    completed: 'SUCCESS',
  },
  page: {
    ...{ apiKey: key, onlyCryptos: 'eth_base', defaultFiat: 'usd', defaultAmount: '100' },
    ...{ wallets: 'eth_base:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
    signature: createHmac('sha256', secret)
      .update('wallets=eth_base:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
      .digest('hex'),
  },
  deliver(reference, time) {
    const statusDate = new Date(time).toISOString()
    const sent = { transactionId, partnerContext: reference, status: 'completed', statusDate }
    const body = JSON.stringify(sent)
    const signature = createHmac('sha256', webhookKey).update(body).digest('hex')
    return {
      parts: { body, 'x-onramper-webhook-signature': signature },
      build: ({ body: sentBody = '', ...headers }) => ({ headers, body: sentBody }),
    }
  },
}

type Quote = object[]

function each(quote: Quote, change: object): void {
  for (const one of quote.slice(0, 2)) Object.assign(one, change)
}
