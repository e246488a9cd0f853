import { createHmac } from 'node:crypto'
import type { Transaction } from '@foyer/protocol/api'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { startServed } from '../testing/startServed.js'
import { startStandIn } from '../testing/startStandIn.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const secret = 'sk_test_3f9c'
const rpc = ['http://127.0.0.1:9']
const networks = {
  'eip155:8453': { rpc },
  'eip155:1': { rpc },
  'eip155:31337': { rpc, testnet: true },
}

let database: OpenedDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A server that sells by a stand-in which answers in the shapes of MoonPay's documents. */
async function start(env: Record<string, string> = {}) {
  const clock = { time: 1_800_000_000_000 }
  const service = {
    quote: {
      ...{ baseCurrencyAmount: 100, quoteCurrencyAmount: 0.0000001, feeAmount: 3.99 },
      ...{ extraFeeAmount: 0, networkFeeAmount: 0.51, totalAmount: 104.5 },
      ...{ baseCurrency: { code: 'usd' }, currency: { code: 'eth_base' } },
    } as object,
    transactions: [] as object[],
    status: 200,
    calls: [] as string[],
  }
  const standIn = await startStandIn((_, { url = '' }, response) => {
    service.calls.push(url)
    const body = url.startsWith('/v3/') ? service.quote : service.transactions
    response.writeHead(service.status).end(JSON.stringify(body))
  })
  const settings = { moonpay: { key: 'pk_test_1', secret, url: standIn.url } }
  const open = () =>
    startServed({
      ...{ database, networks, now: () => clock.time },
      env: { FOYER_ONRAMP_PROVIDERS: JSON.stringify(settings), ...env },
    })
  const served = await open()
  onTestFinished(async () => {
    await served.stop()
    await standIn.stop()
  })
  async function post(path: string, body: object) {
    const answer = await served.app.request(`${path}?projectId=shop`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, never> }
  }
  return {
    ...{ clock, service, served, open },
    quote: (change: object = {}) =>
      post('/v1/onramp/quote', {
        ...{ purchaseCurrency: 'eth', paymentCurrency: 'USD', amount: '100', network: 'base' },
        ...change,
      }),
    buy: (change: object = {}) =>
      post('/v1/generators/onrampurl', {
        ...{ destinationWallets: [{ address, assets: ['ETH'] }], defaultNetwork: 'base' },
        ...{ presetFiatAmount: '100', ...change },
      }),
    async purchases(order: string, account = address, by = served): Promise<Transaction[]> {
      return (await by.history(account, { onramp: 'all', order })).data
    },
  }
}

const transaction = (order: string, change: object = {}) => ({
  ...{ id: 'tx-1', status: 'completed', externalTransactionId: order, walletAddress: address },
  ...{ cryptoTransactionId: `0x${'a'.repeat(64)}`, quoteCurrencyAmount: 0.031, ...change },
})
const statusOf = (list: readonly Transaction[]) => list.map(({ metadata }) => metadata.status)

test('a quote has the fees of the provider apart, and every digit of a small amount', async () => {
  const { quote, service } = await start()
  const money = (amount: string, currency = 'USD') => ({ amount, currency })
  expect((await quote()).body).toMatchObject({
    ...{ provider: 'moonpay', paymentTotal: money('104.5'), paymentSubtotal: money('100') },
    ...{ coinbaseFee: money('3.99'), networkFee: money('0.51') },
    purchaseAmount: money('0.0000001', 'ETH'),
  })
  expect(service.calls[0]).toMatch(/^\/v3\/currencies\/eth_base\/buy_quote\?/)
})

test.each([
  ['an error', { status: 500 }],
  ['another coin', { quote: { currency: { code: 'eth' } } }],
  ['another amount', { quote: { baseCurrencyAmount: 10, totalAmount: 14.5 } }],
  ['fees that do not make the total', { quote: { totalAmount: 90 } }],
  ['half of a quote', { quote: { feeAmount: undefined } }],
])('%s is answered with an estimate that says so, and never with an offer', async (_, change) => {
  const { quote, service } = await start()
  const { status = 200, quote: parts = {} } = change as { status?: number; quote?: object }
  Object.assign(service, { status, quote: { ...service.quote, ...parts } })
  const { body } = await quote()
  expect(body).toMatchObject({ isEstimate: true, quoteId: 'mocked-quote-id' })
  expect(body).not.toHaveProperty('provider')
})

test.each([
  ['too little', { amount: '9.99' }, 'amount_too_small'],
  ['too much', { amount: '7500.01' }, 'amount_too_large'],
  [
    'a network of an unknown name, which never becomes Ethereum',
    { network: 'basis' },
    'onramp_not_supported',
  ],
  ['a test network', { network: 'eip155:31337' }, 'onramp_not_supported'],
  ['a coin that is not sold', { purchaseCurrency: 'doge' }, 'onramp_not_supported'],
  ['a currency that is not taken', { paymentCurrency: 'XTS' }, 'onramp_not_supported'],
  ['another provider', { provider: 'coinbase' }, 'onramp_not_supported'],
])('%s is refused by its name', async (_, change, name) => {
  const { quote, service } = await start()
  const { status, body } = await quote(change)
  expect([status, body]).toMatchObject([400, { reasons: [{ name }] }])
  expect(service.calls).toEqual([])
})

test('the page of a purchase has the address and the reference under a signature, and not the secret', async () => {
  const { buy } = await start()
  const { body } = await buy()
  const [url = '', order = ''] = [String(body.url), String(body.order)]
  const [signed = '', signature = ''] = url.split('&signature=')
  const { origin, search } = new URL(signed)
  expect(origin).toBe('https://buy.moonpay.com')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    ...{ apiKey: 'pk_test_1', currencyCode: 'eth_base', walletAddress: address },
    ...{ baseCurrencyCode: 'usd', baseCurrencyAmount: '100', externalTransactionId: order },
  })
  const expected = createHmac('sha256', secret).update(search).digest('base64')
  expect(decodeURIComponent(signature)).toBe(expected)
  expect(url).not.toContain(secret)
})

test('a purchase is seen by its reference alone, and also by a server that was started since', async () => {
  const { buy, purchases, open, served, service, clock } = await start()
  const order = String((await buy()).body.order)
  expect(statusOf(await purchases(order))).toEqual(['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'])
  expect((await served.history(address, { onramp: 'all' })).data).toEqual([])
  expect(await purchases('a'.repeat(22))).toEqual([])
  expect(await purchases(order, other)).toEqual([])
  // Nothing of a purchase is in the process: another one goes on with it.
  const next = await open()
  onTestFinished(() => next.stop())
  service.transactions = [transaction(order)]
  clock.time += 3_000
  const [bought] = await purchases(order, address, next)
  expect(bought).toMatchObject({
    ...{ id: order, metadata: { operationType: 'buy', hash: `0x${'a'.repeat(64)}` } },
    transfers: [{ quantity: { numeric: '0.031' }, fungible_info: { symbol: 'ETH' } }],
  })
  expect(statusOf(bought ? [bought] : [])).toEqual(['ONRAMP_TRANSACTION_STATUS_SUCCESS'])
})

test('a purchase says what is bought, what was to be paid, and when it was begun', async () => {
  const { buy, purchases, clock } = await start()
  const [coin, token] = [
    await buy(),
    await buy({ destinationWallets: [{ address, assets: ['usdc'] }] }),
  ]
  const begunAt = new Date(clock.time).toISOString()
  const listed = async ({ body }: typeof coin) => (await purchases(String(body.order)))[0]?.purchase
  expect(await listed(coin)).toEqual({ asset: null, fiat: 'USD', amount: '100', begunAt })
  const asset = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
  expect(await listed(token)).toEqual({ asset, fiat: 'USD', amount: '100', begunAt })
})

test('an ended purchase never goes back, and the provider is not called about it again', async () => {
  const { buy, purchases, service, clock } = await start()
  const order = String((await buy()).body.order)
  service.transactions = [transaction(order, { status: 'failed' })]
  expect(statusOf(await purchases(order))).toEqual(['ONRAMP_TRANSACTION_STATUS_FAILED'])
  service.transactions = [transaction(order)]
  clock.time += 60_000
  expect(statusOf(await purchases(order))).toEqual(['ONRAMP_TRANSACTION_STATUS_FAILED'])
  expect(service.calls).toHaveLength(1)
})

test('the provider is called once in three seconds, however many pages look at once', async () => {
  const { buy, purchases, service, clock } = await start()
  const order = String((await buy()).body.order)
  await Promise.all([1, 2, 3, 4].map(() => purchases(order)))
  expect(service.calls).toHaveLength(1)
  clock.time += 3_000
  await purchases(order)
  expect(service.calls).toHaveLength(2)
})

test('what goes to another address, or is another purchase, is not called delivered', async () => {
  const { buy, purchases, service, served } = await start()
  const [one, two] = [await buy(), await buy()].map(({ body }) => String(body.order))
  service.transactions = [transaction(one ?? '', { walletAddress: other })]
  expect(statusOf(await purchases(one ?? ''))).toEqual(['ONRAMP_TRANSACTION_STATUS_FAILED'])
  expect(served.lines.join()).toContain('A purchase goes to another address')
  expect(statusOf(await purchases(two ?? ''))).toEqual(['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'])
})

test('a provider that fails five times in a row is left alone, and called again once it has rested', async () => {
  const { buy, quote, purchases, service, clock } = await start()
  const order = String((await buy()).body.order)
  service.status = 500
  for (let failed = 0; failed < 7; failed++)
    expect((await quote()).body).toMatchObject({ isEstimate: true })
  expect(service.calls).toHaveLength(5)
  clock.time += 4_000
  await purchases(order)
  expect(service.calls).toHaveLength(5)
  clock.time += 1_000
  service.status = 200
  expect((await quote()).body).toMatchObject({ provider: 'moonpay' })
})

test('a provider that is left alone is not listed where another one sells', async () => {
  const till = { url: 'http://127.0.0.1:9', secret: 'a', networks: ['eip155:31337'] }
  const moonpay = { key: 'pk_test_1', secret, url: 'http://127.0.0.1:9' }
  const { served, quote } = await start({
    FOYER_ONRAMP_PROVIDERS: JSON.stringify({ moonpay, till }),
  })
  const listed = () => served.services.onramp.options().providers
  expect(listed()).toEqual(['moonpay', 'till'])
  for (let failed = 0; failed < 5; failed++) await quote()
  expect(listed()).toEqual(['till'])
  for (let failed = 0; failed < 5; failed++)
    await quote({ network: 'eip155:31337', provider: 'till' })
  expect(listed()).toEqual(['moonpay', 'till'])
})

test('a refused country is sold nothing, and neither is one that is not named', async () => {
  const { buy, quote } = await start({ FOYER_ONRAMP_REFUSED_COUNTRIES: 'KP,IR' })
  for (const country of [{ country: 'KP' }, {}])
    for (const answer of [await buy(country), await quote(country)])
      expect(answer.body).toMatchObject({ reasons: [{ name: 'country_not_supported' }] })
  expect((await buy({ country: 'FR' })).status).toBe(200)
})

test('an address of another chain, and purchases without end, are refused', async () => {
  const { buy } = await start({ FOYER_ADDRESS_ORDERS_PER_MINUTE: '3' })
  const bitcoin = { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', assets: ['ETH'] }
  expect((await buy({ destinationWallets: [bitcoin] })).body).toMatchObject({
    reasons: [{ name: 'address_invalid' }],
  })
  const answers = [await buy(), await buy(), await buy()]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
})

test('a server without providers lists nothing, and says that it sells nothing', async () => {
  const { served, buy, quote } = await start({ FOYER_ONRAMP_PROVIDERS: '' })
  const answer = await served.app.request('/v1/onramp/options?projectId=shop')
  expect(await answer.json()).toEqual({
    purchaseCurrencies: [],
    paymentCurrencies: [],
    providers: [],
  })
  for (const { status, body } of [await buy(), await quote()])
    expect([status, body]).toMatchObject([501, { reasons: [{ name: 'not_enabled' }] }])
})

test('the options list what is sold on the served networks alone', async () => {
  const { served } = await start()
  const answer = await served.app.request('/v1/onramp/options?projectId=shop')
  const { purchaseCurrencies } = (await answer.json()) as {
    purchaseCurrencies: { symbol: string; networks: { name: string }[] }[]
  }
  expect(
    purchaseCurrencies.map(({ symbol, networks: on }) => [symbol, ...on.map(({ name }) => name)]),
  ).toEqual([
    ['ETH', 'eip155:8453', 'eip155:1'],
    ['USDC', 'eip155:8453', 'eip155:1'],
  ])
})

test('the till sells on test networks alone, also where a network of the world is called one', async () => {
  const ids = ['eip155:1', 'eip155:4242', 'eip155:31337']
  const served = await startServed({
    ...{ database, now: () => 1_800_000_000_000 },
    networks: {
      'eip155:1': { rpc, testnet: true },
      'eip155:4242': { rpc },
      'eip155:31337': { rpc, testnet: true },
    },
    env: {
      FOYER_ONRAMP_PROVIDERS: JSON.stringify({
        till: { url: 'http://127.0.0.1:9', secret: 'a', networks: ids },
      }),
    },
  })
  onTestFinished(() => served.stop())
  const { purchaseCurrencies } = served.services.onramp.options()
  expect(purchaseCurrencies.flatMap(({ networks: on }) => on.map(({ name }) => name))).toEqual([
    'eip155:31337',
  ])
})
