import { createHmac } from 'node:crypto'
import type { VendorCase } from './VendorCase.js'

const key = 'pk_test_moonpay_1'
const secret = 'sk_test_moonpay_1'
const webhookKey = 'wk_test_moonpay_1'

const answers: Readonly<Record<string, VendorCase['answer']>> = {
  'GET /v3/currencies/eth_base/buy_quote': ({ query }, { fixture }) =>
    query.get('baseCurrencyAmount') === '100' ? fixture.quote : undefined,
  'GET /v1/transactions/ext': ({ path }, { fixture, paid }) => {
    if (!paid || !path.endsWith(paid.reference)) return []
    const { reference: externalTransactionId, status, address: walletAddress } = paid
    return [{ ...fixture.purchase, externalTransactionId, status, walletAddress }]
  },
}

export const moonPayCase: VendorCase = {
  id: 'moonpay',
  makesPagesItself: true,
  secrets: [secret, webhookKey],
  settings: (url) => ({ url, key, secret, webhookKey }),
  answer(call, state) {
    if (call.query.get('apiKey') !== key) return undefined
    return answers[`${call.method} ${call.path.replace(/\/[\w-]{22}$/, '')}`]?.(call, state)
  },
  quoted: ['104.5', '100', '3.99', '0.51', '0.031'],
  lies: {
    'another currency': (quote: Quote) => Object.assign(quote.baseCurrency, { code: 'eur' }),
    'another coin': (quote: Quote) => Object.assign(quote.currency, { code: 'eth' }),
    'another amount': (quote: Quote) =>
      Object.assign(quote, { baseCurrencyAmount: 10, totalAmount: 14.5 }),
    'fees that do not make the total': (quote: Quote) => Object.assign(quote, { totalAmount: 90 }),
    'nothing that arrives': (quote: Quote) => Object.assign(quote, { quoteCurrencyAmount: 0 }),
    'half of a quote': (quote: Quote) => Object.assign(quote, { feeAmount: null }),
  },
  refuses: [],
  states: {
    waitingPayment: 'IN_PROGRESS',
    waitingAuthorization: 'IN_PROGRESS',
    pending: 'IN_PROGRESS',
    somethingOfNextYear: 'IN_PROGRESS',
    failed: 'FAILED',
    completed: 'SUCCESS',
  },
  page: {
    ...{
      apiKey: key,
      currencyCode: 'eth_base',
      baseCurrencyCode: 'usd',
      baseCurrencyAmount: '100',
    },
    walletAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  },
  deliver(reference, time) {
    const data = { externalTransactionId: reference, status: 'completed' }
    const body = JSON.stringify({ type: 'transaction_updated', data })
    const seconds = Math.floor(time / 1_000)
    const digest = createHmac('sha256', webhookKey).update(`${seconds}.${body}`).digest('hex')
    return {
      parts: { body, 'moonpay-signature-v2': `t=${seconds},s=${digest}` },
      build: ({ body: sent = '', ...headers }) => ({ headers, body: sent }),
    }
  },
}

type Quote = Readonly<Record<'baseCurrency' | 'currency', object>>
