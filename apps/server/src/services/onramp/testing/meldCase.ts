import { createHmac } from 'node:crypto'
import { Refused, type VendorCase } from './VendorCase.js'

const key = 'W9kw+meld/1=='
const webhook = { url: 'https://shop.example/v1/onramp/webhooks/meld', key: 'wh_meld_1' }

const answers: Readonly<Record<string, VendorCase['answer']>> = {
  'POST /payments/crypto/quote': ({ body }, { fixture }) => {
    const { sourceAmount, destinationCurrencyCode, countryCode } = JSON.parse(body)
    const refuse = (message: string) => new Refused(400, { code: 'BAD_REQUEST', message })
    if (countryCode === 'KP') return refuse('The country KP is not supported')
    if (sourceAmount < 18) return refuse('Amount is below the minimum allowed, which is 18.00 USD')
    if (sourceAmount > 3_000) return refuse('Amount is above the maximum allowed: 3000.00 USD')
    return destinationCurrencyCode === 'ETH_BASE' ? fixture.quote : undefined
  },
  'POST /crypto/session/widget': ({ body }, { fixture }) => {
    const { sessionData, externalSessionId, externalCustomerId } = JSON.parse(body)
    const isRight = sessionData.lockFields.includes('walletAddress')
    const isPrivate = externalSessionId === externalCustomerId
    return isRight && isPrivate && sessionData.sourceAmount === '100' ? fixture.page : undefined
  },
  'GET /payments/transactions': ({ query }, { fixture, paid }) => {
    if (!paid || query.get('externalSessionIds') !== paid.reference) return { transactions: [] }
    const { status, reference: externalSessionId, address } = paid
    const cryptoDetails = {
      ...Object(fixture.purchase.cryptoDetails),
      sessionWalletAddress: address,
    }
    return { transactions: [{ ...fixture.purchase, status, externalSessionId, cryptoDetails }] }
  },
}

export const meldCase: VendorCase = {
  id: 'meld',
  secrets: [key, webhook.key],
  settings: (url) => ({ url, key, webhook, country: 'FR' }),
  answer(call, state) {
    const { authorization, 'meld-version': version } = call.headers
    if (authorization !== `BASIC ${key}` || version !== '2026-02-03') return undefined
    return answers[`${call.method} ${call.path}`]?.(call, state)
  },
  // Of the service that gives most.
  quoted: ['100', '96', '3.5', '0.5', '0.0307'],
  lies: {
    'another currency': (quote: Quote) => each(quote, { sourceCurrencyCode: 'EUR' }),
    'another coin': (quote: Quote) => each(quote, { destinationCurrencyCode: 'ETH' }),
    'another amount': (quote: Quote) => each(quote, { sourceAmount: 10 }),
    'fees above the total': (quote: Quote) => each(quote, { totalFee: 101 }),
    'a fee below nothing': (quote: Quote) => each(quote, { networkFee: 6 }),
    'nothing that arrives': (quote: Quote) => each(quote, { destinationAmount: 0 }),
    'half of a quote': (quote: Quote) => each(quote, { totalFee: null }),
    'no service at all': (quote: Quote) => Object.assign(quote, { quotes: [] }),
  },
  refuses: [
    [{ amount: '17.99' }, 'amount_too_small'],
    [{ amount: '3000.01' }, 'amount_too_large'],
    [{ country: 'KP' }, 'country_not_supported'],
  ],
  states: {
    PENDING_CREATED: 'IN_PROGRESS',
    TWO_FA_REQUIRED: 'IN_PROGRESS',
    PENDING: 'IN_PROGRESS',
    SETTLING: 'IN_PROGRESS',
    ERROR: 'IN_PROGRESS',
    SOMETHING_OF_NEXT_YEAR: 'IN_PROGRESS',
    FAILED: 'FAILED',
    DECLINED: 'FAILED',
    CANCELLED: 'FAILED',
    REFUNDED: 'FAILED',
    AUTHORIZATION_EXPIRED: 'FAILED',
    SETTLED: 'SUCCESS',
  },
  page: { token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjcnlwdG8ifQ.orKrX0mQ' },
  deliver(reference, time) {
    const body = JSON.stringify({
      eventType: 'TRANSACTION_CRYPTO_COMPLETE',
      payload: { externalSessionId: reference, paymentTransactionStatus: 'SETTLED' },
    })
    const at = new Date(time).toISOString()
    const digest = createHmac('sha256', webhook.key).update(`${at}.${webhook.url}.${body}`)
    const signature = `${digest.digest('base64url')}=`
    return {
      parts: { body, 'meld-signature-timestamp': at, 'meld-signature': signature },
      build: ({ body: sent = '', ...headers }) => ({ headers, body: sent }),
    }
  },
}

type Quote = { quotes: object[] }

function each(quote: Quote, change: object): void {
  for (const one of quote.quotes) Object.assign(one, change)
}
