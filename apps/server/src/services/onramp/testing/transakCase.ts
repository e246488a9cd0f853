import { SignJWT } from 'jose'
import { Refused, type VendorCase } from './VendorCase.js'

const secret = 'ts/91GDRzJ3PdNqp=='
const key = 'k-transak-1'

/** Its tokens: each that it gives ends the one before. */
export function transakCase(): VendorCase & { readonly given: string[] } {
  const given: string[] = []
  const isGood = (token: unknown) => token === given.at(-1)
  const answers: Readonly<Record<string, VendorCase['answer']>> = {
    'POST /partners/api/v2/refresh-token': ({ headers, body }) => {
      if (headers['api-secret'] !== secret || JSON.parse(body).apiKey !== key) return undefined
      given.push(`eyJhbGciOiJIUzI1NiJ9.token-${given.length}`)
      return { data: { accessToken: given.at(-1), expiresAt: 1_800_000_000 + 7 * 86_400 } }
    },
    'GET /api/v2/currencies/fiat-currencies': (_, { fixture }) => fixture.fiat,
    'GET /api/v1/pricing/public/quotes': ({ query }, { fixture }) => {
      if (Number(query.get('fiatAmount')) < 20) return new Refused(400, fixture.refusal)
      const network = `${query.get('network')} ${query.get('cryptoCurrency')}`
      return network === 'base ETH' && query.get('partnerApiKey') === key
        ? fixture.quote
        : undefined
    },
    'POST /api/v2/auth/session': ({ headers, body }, { fixture }) => {
      const { widgetParams } = JSON.parse(body)
      if (!isGood(headers['access-token'])) return new Refused(401)
      const { apiKey, referrerDomain, disableWalletAddressForm: isLocked } = widgetParams
      const isRight = apiKey === key && referrerDomain === 'shop.example' && isLocked === true
      return isRight && widgetParams.network === 'base' ? fixture.page : undefined
    },
    'GET /api/v2/partner/orders': ({ headers, query }, { fixture, paid }) => {
      if (!isGood(headers['x-access-token'])) return new Refused(401)
      if (!paid || query.get('partnerOrderId') !== paid.reference) return { data: [] }
      const { status, address: walletAddress, reference: partnerOrderId } = paid
      return { data: [{ ...fixture.purchase, status, walletAddress, partnerOrderId }] }
    },
  }
  return {
    given,
    id: 'transak',
    secrets: [secret, 'token-'],
    settings: (url) => ({ url, gatewayUrl: url, key, secret, domain: 'shop.example' }),
    answer: (call, state) => answers[`${call.method} ${call.path}`]?.(call, state),
    quoted: ['100', '95.01', '4.19', '0.8', '0.03041'],
    lies: {
      'another currency': ({ response }: Quote) => (response.fiatCurrency = 'EUR'),
      'another coin': ({ response }: Quote) => (response.cryptoCurrency = 'USDC'),
      'another network': ({ response }: Quote) => (response.network = 'ethereum'),
      'another amount': ({ response }: Quote) => (response.fiatAmount = 10),
      'fees that do not make the total': ({ response }: Quote) => (response.totalFee = 4),
      'fees above the total': ({ response }: Quote) => (response.totalFee = 101),
      'nothing that arrives': ({ response }: Quote) => (response.cryptoAmount = 0),
      'half of a quote': ({ response }: Quote) => Object.assign(response, { feeBreakdown: null }),
    },
    refuses: [
      [{ amount: '10', country: undefined }, 'amount_too_small'],
      [{ amount: '14.99', paymentCurrency: 'EUR' }, 'amount_too_small'],
      [{ amount: '3000.01' }, 'amount_too_large'],
      [{ country: 'KP' }, 'country_not_supported'],
    ],
    states: {
      AWAITING_PAYMENT_FROM_USER: 'IN_PROGRESS',
      PAYMENT_DONE_MARKED_BY_USER: 'IN_PROGRESS',
      PROCESSING: 'IN_PROGRESS',
      PENDING_DELIVERY_FROM_TRANSAK: 'IN_PROGRESS',
      ON_HOLD_PENDING_DELIVERY_FROM_TRANSAK: 'IN_PROGRESS',
      SOMETHING_OF_NEXT_YEAR: 'IN_PROGRESS',
      CANCELLED: 'FAILED',
      FAILED: 'FAILED',
      REFUNDED: 'FAILED',
      EXPIRED: 'FAILED',
      COMPLETED: 'SUCCESS',
    },
    page: { apiKey: key, sessionId: 'c0a8f3d1-6a41-4e1e-9f4b-7f3b0d5b2a10' },
    async deliver(reference, time) {
      const event = { eventID: 'ORDER_COMPLETED', webhookData: { partnerOrderId: reference } }
      const token = await new SignJWT({ ...event })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(Math.floor(time / 1_000))
        .sign(Buffer.from(given.at(-1) ?? ''))
      return {
        parts: { token },
        build: ({ token: data }) => ({ headers: {}, body: JSON.stringify({ data }) }),
      }
    },
  }
}

type Quote = {
  response: Record<'fiatCurrency' | 'cryptoCurrency' | 'network', string> &
    Record<'fiatAmount' | 'cryptoAmount' | 'totalFee', number>
}
