import { onrampMockedQuoteId } from '@foyer/protocol'
import type { SiwxStore } from '@foyer/protocol/siwx'
import { expect, onTestFinished, test } from 'vitest'
import type { Client } from '../Client.js'
import { connect } from '../connection/connect.js'
import { fakeServer, refuse } from '../fixtures/fakeServer.js'
import { getSession } from '../siwx/getSession.js'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress } from '../testing/fakeAdapter.js'
import { checkPage } from './checkPage.js'
import { typeBuyAmount } from './editBuy.js'
import { openBuy } from './openBuy.js'
import { openProvider } from './openProvider.js'
import { readBuyOffers } from './readBuyOffers.js'
import { recallPurchases } from './recallPurchases.js'
import type { Purchase } from './state.js'
import { watchPurchases } from './watchPurchases.js'

const order = 'a'.repeat(22)
const page = (change = '') =>
  `https://buy.moonpay.com/?currencyCode=eth&walletAddress=${fakeAddress}${change}&signature=x`
const money = (amount: string, currency = 'USD') => ({ amount, currency })
const quoteOf = (provider: string, change: object = {}) => ({
  ...{ provider, quoteId: 'q', paymentTotal: money('104.5'), paymentSubtotal: money('100') },
  ...{ coinbaseFee: money('4'), networkFee: money('0.5') },
  ...{ purchaseAmount: money('0.04', 'ETH'), ...change },
})
type Asked = {
  body: unknown
  query: Readonly<Record<string, string>>
  headers: Readonly<Record<string, unknown>>
}
type Quote = (provider: string, asked: Asked) => unknown

/** A page with a host's server that says what the test wants, and windows that are counted. */
async function begun({
  quote = (provider) => quoteOf(provider),
  url = () => page(),
  history = () => ({ data: [] }),
  providers = ['moonpay', 'till', 'unheard-of'],
  siwx,
}: {
  quote?: Quote
  url?: () => string
  history?: (asked: Asked) => unknown
  providers?: readonly string[]
  siwx?: SiwxStore
} = {}) {
  const sold = { id: 'eth', name: 'Ether', symbol: 'ETH' }
  const server = await fakeServer(onTestFinished, {
    '/v1/onramp/options': () => ({
      purchaseCurrencies: [
        {
          ...sold,
          networks: [{ name: 'eip155:1', display_name: 'Ethereum', chain_id: '1' }],
        },
        {
          ...{ id: 'far', name: 'Far', symbol: 'FAR' },
          networks: [{ name: 'eip155:10', display_name: 'Ethereum', chain_id: '10' }],
        },
      ],
      paymentCurrencies: [
        { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
      ],
      providers,
    }),
    '/v1/onramp/quote': (asked, response) => {
      const answer = quote((asked.body as { provider: string }).provider, asked)
      return typeof answer === 'string' ? refuse(response, 503, answer) : answer
    },
    '/v1/generators/onrampurl': () => ({ url: url(), order }),
    [`/v1/account/${fakeAddress}/history`]: history,
  })
  const opened: { to: string; closed: boolean }[] = []
  const window = Object.assign(new EventTarget(), {
    location: new URL('https://shop.example/'),
    navigator: { userAgent: '', language: 'en' },
    document: new EventTarget(),
    open() {
      const one = { to: '', closed: false }
      opened.push(one)
      return Object.assign(one, {
        opener: {},
        location: { replace: (to: string) => void Object.assign(one, { to }) },
        close: () => void Object.assign(one, { closed: true }),
      })
    },
  })
  const client = createTestClient(
    { adapters: [fakeAdapter({})], server: server.url, ...(siwx && { siwx }) },
    { window: () => window as unknown as Window },
  )
  onTestFinished(client.destroy)
  startClient(client)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await openBuy(client)
  return { client, opened, server, buy: () => client.store.getState().buy }
}

test('of each provider the page has a price, the best first; one that it does not know is not listed', async () => {
  const { client } = await begun({
    quote: (provider) =>
      quoteOf(provider, provider === 'till' ? { purchaseAmount: money('0.041', 'ETH') } : {}),
  })
  const { offers } = await readBuyOffers(client)
  expect(offers.map(({ provider }) => provider)).toEqual(['till', 'moonpay'])
})

test('the amount is what is paid, or what is left of it before fees: providers differ', async () => {
  const within = {
    ...{ paymentTotal: money('100'), paymentSubtotal: money('95.5') },
    purchaseAmount: money('0.038', 'ETH'),
  }
  const { client } = await begun({
    quote: (provider) => quoteOf(provider, provider === 'till' ? within : {}),
  })
  const { offers } = await readBuyOffers(client)
  expect(offers).toMatchObject([
    { provider: 'moonpay', total: '104.5' },
    { provider: 'till', total: '100', subtotal: '95.5' },
  ])
})

test.each<[string, Quote]>([
  ['the echo of the amount', () => quoteOf('', { isEstimate: true, provider: undefined })],
  ['the echo by its id alone', (provider) => quoteOf(provider, { quoteId: onrampMockedQuoteId })],
  ['another money', (provider) => quoteOf(provider, { paymentTotal: money('104.5', 'EUR') })],
  ['another coin', (provider) => quoteOf(provider, { purchaseAmount: money('1', 'DOGE') })],
  ['another amount', (provider) => quoteOf(provider, { paymentSubtotal: money('99') })],
  ['parts that do not make the sum', (provider) => quoteOf(provider, { coinbaseFee: money('1') })],
  ['nothing that arrives', (provider) => quoteOf(provider, { purchaseAmount: money('0', 'ETH') })],
  ['the quote of another provider', () => quoteOf('coinbase')],
])('%s is no offer: it is an estimate, without a sum', async (_, quote) => {
  const { client } = await begun({ quote, providers: ['moonpay'] })
  const { offers } = await readBuyOffers(client)
  expect(offers).toEqual([{ provider: 'moonpay', kind: 'estimate' }])
})

test('where no provider is heard the draft says so, and can be read again', async () => {
  let isDown = true
  const { client, buy } = await begun({
    providers: ['moonpay'],
    quote: (provider) => (isDown ? 'down' : quoteOf(provider)),
  })
  await expect(readBuyOffers(client)).rejects.toMatchObject({ data: { finding: 'provider_down' } })
  expect(buy()?.draft?.quoting.status).toBe('failed')
  isDown = false
  await expect(readBuyOffers(client)).resolves.toMatchObject({
    status: 'there',
    failure: undefined,
  })
})

test('an answer that comes after the amount was changed is dropped', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { client, buy } = await begun({
    providers: ['moonpay'],
    quote: async (provider) => {
      await held
      return quoteOf(provider)
    },
  })
  const slow = readBuyOffers(client)
  typeBuyAmount(client, { text: '200' })
  release()
  await expect(slow).rejects.toMatchObject({ data: { finding: 'changed' } })
  expect(buy()?.draft?.quoting.offers).toEqual([])
})

test.each([
  ['another host', 'https://buy.moonpay.com.thief.example/?walletAddress=0x', 'page_unknown'],
  ['no TLS', page().replace('https', 'http'), 'page_unknown'],
  ['another port', page().replace('.com/', '.com:8443/'), 'page_unknown'],
  ['a name before the host', page().replace('//', '//a@'), 'page_unknown'],
  ['the bare address of the provider', 'https://buy.moonpay.com/', 'page_of_another'],
  ['another account', page().replace(fakeAddress, `0x${'1'.repeat(40)}`), 'page_of_another'],
  ['two accounts', page('&walletAddress=0x1'), 'page_of_another'],
])(
  'a page of %s is not opened: its window is closed, and no purchase is kept',
  async (_, url, finding) => {
    const { client, opened, buy } = await begun({ url: () => url })
    await expect(openProvider(client, { provider: 'moonpay' })).rejects.toMatchObject({
      data: { finding },
    })
    expect(opened).toMatchObject([{ to: '', closed: true }])
    expect(buy()).toMatchObject({ page: { status: 'failed' }, purchases: [] })
  },
)

test('a page of an unknown provider is none, whatever its name', () => {
  for (const provider of ['unheard-of', 'toString', '__proto__'])
    expect(() => checkPage({ url: page(), provider, account: fakeAddress })).toThrow('not one of')
})

test('a second press takes the place of the first: one window, one purchase', async () => {
  const { client, opened, buy } = await begun()
  const first = openProvider(client, { provider: 'moonpay' })
  const second = openProvider(client, { provider: 'moonpay' })
  await expect(first).rejects.toMatchObject({ data: { finding: 'changed' } })
  await second
  expect(opened.map(({ to, closed }) => [to, closed])).toEqual([
    ['', true],
    [page(), false],
  ])
  expect(buy()?.purchases).toHaveLength(1)
})

test('what is typed while the page is on its way is of the next purchase, not of the one that was pressed', async () => {
  const { client, buy } = await begun()
  const opening = openProvider(client, { provider: 'moonpay' })
  typeBuyAmount(client, { text: '200' })
  await expect(opening).resolves.toMatchObject({ amount: '100' })
  expect(buy()?.purchases).toMatchObject([{ amount: '100' }] satisfies Partial<Purchase>[])
})

const answer = (change: object = {}) => ({
  data: [
    {
      id: order,
      metadata: {
        ...{ operationType: 'buy', chain: 'eip155:1', minedAt: '2026-11-27T00:00:00Z' },
        ...{ sentTo: fakeAddress, status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS', ...change },
      },
      transfers: [],
    },
  ],
})

test.each([
  ['of another network', { chain: 'eip155:10' }],
  ['of another account', { sentTo: `0x${'1'.repeat(40)}` }],
  ['that is not over', { status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS' }],
])('an answer %s ends no purchase', async (_, change) => {
  const { client, buy, server } = await begun({ history: () => answer(change) })
  await openProvider(client, { provider: 'moonpay' })
  const askedLast = () => {
    client.held.pass(1)
    return server.asked.at(-1)?.path
  }
  await expect.poll(askedLast).toContain('/history')
  expect(server.asked.at(-1)?.query).toMatchObject({ onramp: 'all', order })
  await expect.poll(() => client.held.waiting()).toBeGreaterThan(0)
  expect(buy()?.purchases).toMatchObject([{ status: 'waiting' }] satisfies Partial<Purchase>[])
})

test('what is stored in another shape is no purchase', async () => {
  const { client, buy } = await begun()
  client.storage.scope('buy').set('purchases', '[{"order":1,"status":"waiting"}]')
  await watchPurchases(client)
  expect(buy()?.purchases).toEqual([])
})

/** A store at the host's server or at another backend, in which the account is signed in, or another one alone. */
const signInStore = ({
  isOfServer,
  isOther,
}: {
  isOfServer?: true
  isOther?: true
}): SiwxStore => ({
  createMessage: () => Promise.reject(new Error('not here')),
  addSession: async () => {},
  revokeSession: async () => {},
  setSessions: async () => {},
  getSessions: async (chainId, accountAddress) => {
    const text = { domain: '', uri: '', version: '1', nonce: '', issuedAt: '' }
    const data = { accountAddress, chainId, ...text }
    return isOther ? [] : [{ data, message: '', signature: '0x' }]
  },
  headersFor: async ({ url, method }) => ({
    authorization: `DPoP ${method}.${new URL(url).pathname.replaceAll('/', '-')}`,
  }),
  isOfServer,
})
/** The client knows what the store says. */
const answered = (client: Client) => expect.poll(() => getSession(client).isPending).toBe(false)
const elsewhere = (change: object = {}, metadata: object = {}) => {
  const [one] = answer({ sentFrom: 'moonpay', ...metadata }).data
  const purchase = { fiat: 'EUR', amount: '50', begunAt: '2026-11-20T00:00:00Z' }
  return {
    data: [{ ...one, transfers: [{ fungible_info: { symbol: 'ETH' } }], purchase, ...change }],
  }
}

test('under a sign-in at the host’s server purchases of other browsers are taken up, and this one is shown to them', async () => {
  const { client, buy, server } = await begun({
    siwx: signInStore({ isOfServer: true }),
    history: () => elsewhere(),
  })
  await answered(client)
  await recallPurchases(client)
  expect(buy()?.purchases).toMatchObject([
    {
      ...{ order, provider: 'moonpay', account: fakeAddress, symbol: 'ETH', fiat: 'EUR' },
      ...{ amount: '50', at: Date.parse('2026-11-20T00:00:00Z'), status: 'arrived' },
    },
  ])
  expect(client.store.getState().notices.notice).toBeUndefined()
  await openProvider(client, { provider: 'moonpay' })
  const headerOf = (part: string) =>
    server.asked.find(({ path }) => path.includes(part))?.headers.authorization
  expect(headerOf('/history')).toBe(`DPoP GET.-v1-account-${fakeAddress}-history`)
  expect(headerOf('/onrampurl')).toBe('DPoP POST.-v1-generators-onrampurl')
})

test.each([
  ['of another account', {}, { sentTo: `0x${'1'.repeat(40)}` }],
  ['of a network that the page has not', {}, { chain: 'eip155:4242' }],
  ['that is no purchase', { purchase: undefined }, {}],
])('an answer %s is not taken up', async (_, change, metadata) => {
  const history = () => elsewhere(change, metadata)
  const { client, buy } = await begun({ siwx: signInStore({ isOfServer: true }), history })
  await answered(client)
  await recallPurchases(client)
  expect(buy()?.purchases).toEqual([])
})

test('an account that is not signed in is shown to the server by no other one’s sign-in', async () => {
  const { client, server } = await begun({
    siwx: signInStore({ isOfServer: true, isOther: true }),
    history: () => elsewhere(),
  })
  await answered(client)
  expect(getSession(client).session).toBeUndefined()
  await recallPurchases(client)
  await openProvider(client, { provider: 'moonpay' })
  expect(server.asked.every(({ headers }) => headers.authorization === undefined)).toBe(true)
})

test('headers of a sign-in at another backend of the host never reach the server', async () => {
  const { client, server } = await begun({ siwx: signInStore({}), history: () => elsewhere() })
  await answered(client)
  await recallPurchases(client)
  await openProvider(client, { provider: 'moonpay' })
  expect(server.asked.every(({ headers }) => headers.authorization === undefined)).toBe(true)
  expect(server.asked.some(({ path, query }) => path.endsWith('/history') && !query.order)).toBe(
    false,
  )
})
