import { createHmac, generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'
import type { VendorCall, VendorCase } from './VendorCase.js'

const webhookKey = 'whs_coinbase_1'
const keyId = '2f1c0a7e-1b52-4d0e-9a55-3c1d2e4f5a6b'

/** Of each kind of key that the platform gives. */
export function coinbaseCase(kind: 'Ed25519' | 'P-256'): VendorCase {
  const { secret, publicKey } = kind === 'Ed25519' ? makeEd25519() : makeP256()
  async function prove({ method, path, headers }: VendorCall): Promise<void> {
    const token = String(headers.authorization).replace('Bearer ', '')
    const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
      ...{ issuer: 'cdp', subject: keyId, currentDate: new Date(1_800_000_000_000) },
      // The clock of the test goes on.
      clockTolerance: 1_000_000,
    })
    const known = [protectedHeader.kid, payload.uris, (payload.exp ?? 0) - (payload.nbf ?? 0)]
    const wanted = [keyId, [`${method} api.developer.coinbase.com${path}`], 120]
    if (JSON.stringify(known) !== JSON.stringify(wanted)) throw new Error('another token')
  }
  return {
    id: 'coinbase',
    secrets: [secret, webhookKey],
    settings: (url) => ({ url, keyId, secret, webhookKey, country: 'US', subdivision: 'NY' }),
    async answer(call, state) {
      await prove(call)
      const path = call.path.replace(/user\/[\w-]{22}\//, '')
      return answers[`${call.method} ${path}`]?.(call, state)
    },
    quoted: ['100', '97', '1.5', '1.5', '0.031'],
    lies: {
      'another currency': ({ data }: Quote) => (data.coinbase_fee.currency = 'EUR'),
      'another coin': ({ data }: Quote) => (data.purchase_amount.currency = 'USDC'),
      'another amount': ({ data }: Quote) => {
        data.payment_total.amount = '10.00'
        data.payment_subtotal.amount = '7.00'
      },
      'fees that do not make the total': ({ data }: Quote) => (data.network_fee.amount = '0.50'),
      'nothing that arrives': ({ data }: Quote) => (data.purchase_amount.amount = '0.00'),
      'half of a quote': ({ data }: Quote) => Object.assign(data, { network_fee: null }),
    },
    refuses: [
      [{ paymentCurrency: 'EUR', amount: '19.99' }, 'amount_too_small'],
      [{ paymentCurrency: 'EUR', amount: '500.01' }, 'amount_too_large'],
      [{ country: 'KP' }, 'country_not_supported'],
    ],
    states: {
      ONRAMP_TRANSACTION_STATUS_CREATED: 'IN_PROGRESS',
      ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'IN_PROGRESS',
      ONRAMP_TRANSACTION_STATUS_OF_NEXT_YEAR: 'IN_PROGRESS',
      ONRAMP_TRANSACTION_STATUS_FAILED: 'FAILED',
      ONRAMP_TRANSACTION_STATUS_SUCCESS: 'SUCCESS',
    },
    page: {
      ...{ sessionToken: 'ZWJlNDgwYmItNjBkMi00ZmFiLWIxYTQtMTM3MGI2YjNiNjBh', defaultAsset: 'ETH' },
      ...{ defaultNetwork: 'base', fiatCurrency: 'USD', presetFiatAmount: '100' },
      defaultExperience: 'buy',
    },
    deliver(reference, time) {
      const body = JSON.stringify({
        eventType: 'onramp.transaction.updated',
        partnerUserRef: reference,
      })
      const bound = { 'content-type': 'application/json', 'x-hook0-id': 'e-1' }
      const [seconds, names] = [Math.floor(time / 1_000), Object.keys(bound).join(' ')]
      const text = `${seconds}.${names}.${Object.values(bound).join('.')}.${body}`
      const digest = createHmac('sha256', webhookKey).update(text).digest('hex')
      return {
        parts: { body, ...bound, 'x-hook0-signature': `t=${seconds},h=${names},v1=${digest}` },
        build: ({ body: sent = '', ...headers }) => ({ headers, body: sent }),
      }
    },
  }
}

const answers: Readonly<Record<string, VendorCase['answer']>> = {
  'GET /onramp/v1/buy/options': ({ query }, { fixture }) =>
    query.get('country') === 'KP' ? { payment_currencies: [] } : fixture.options,
  'POST /onramp/v1/buy/quote': ({ body }, { fixture }) => {
    const { country, subdivision, payment_amount: amount, purchase_network } = JSON.parse(body)
    const state = country === 'US' ? 'NY' : undefined
    const isRight = amount === '100.00' && purchase_network === 'base' && subdivision === state
    return isRight ? fixture.quote : undefined
  },
  'POST /onramp/v1/token': ({ body }, { fixture }) => {
    const { addresses, assets } = JSON.parse(body)
    return `${addresses[0].blockchains} ${assets}` === 'base ETH' ? fixture.page : undefined
  },
  'GET /onramp/v1/buy/transactions': ({ path }, { fixture, paid }) => {
    if (!paid || !path.includes(paid.reference)) return { transactions: [] }
    const { status, address } = paid
    return { transactions: [{ ...fixture.purchase, status, wallet_address: address }] }
  },
}

type Sum = { amount: string; currency: string }
type Quote = { data: Readonly<Record<Part, Sum>> }
type Part =
  | 'payment_total'
  | 'payment_subtotal'
  | 'purchase_amount'
  | 'coinbase_fee'
  | 'network_fee'

function makeEd25519() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { d = '', x = '' } = privateKey.export({ format: 'jwk' })
  const bytes = [d, x].map((part) => Buffer.from(part, 'base64url'))
  return { publicKey, secret: Buffer.concat(bytes).toString('base64') }
}

/** As the platform writes it: SEC 1 in PEM. */
function makeP256() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { publicKey, secret: privateKey.export({ type: 'sec1', format: 'pem' }).toString() }
}
