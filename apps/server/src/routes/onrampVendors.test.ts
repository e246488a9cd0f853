import { onrampSellers } from '@foyer/protocol'
import type { Transaction } from '@foyer/protocol/api'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { orders, tokens, webhooks } from '../services/onramp/tables.js'
import { coinbaseCase } from '../services/onramp/testing/coinbaseCase.js'
import { meldCase } from '../services/onramp/testing/meldCase.js'
import { moonPayCase } from '../services/onramp/testing/moonPayCase.js'
import { mutate } from '../services/onramp/testing/mutate.js'
import { onramperCase } from '../services/onramp/testing/onramperCase.js'
import { stripeCase } from '../services/onramp/testing/stripeCase.js'
import { transakCase } from '../services/onramp/testing/transakCase.js'
import {
  Refused,
  readFixture,
  type VendorCase,
  type VendorState,
} from '../services/onramp/testing/VendorCase.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { startServed } from '../testing/startServed.js'
import { startStandIn } from '../testing/startStandIn.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const time = 1_800_000_000_000
const rpc = ['http://127.0.0.1:9']
const networks = { 'eip155:8453': { rpc }, 'eip155:31337': { rpc, testnet: true } }

let database: OpenedDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A server that sells by one provider, which a stand-in plays as its documents show it. */
async function start(vendor: VendorCase, more: object = {}) {
  const { asset = 'ETH' } = vendor
  const clock = { time }
  const state: VendorState = { fixture: readFixture(vendor.id), paid: undefined }
  const service = { status: 200, refusal: {} as unknown, calls: [] as string[] }
  const standIn = await startStandIn(async (body, request, response) => {
    const { method = '', url = '', headers } = request
    const { pathname: path, searchParams: query } = new URL(url, 'http://service')
    service.calls.push(`${method} ${path}`)
    if (service.status !== 200)
      return response.writeHead(service.status).end(JSON.stringify(service.refusal))
    const answer = await vendor.answer({ method, path, query, headers, body }, state)
    const [status, sent] =
      answer instanceof Refused ? [answer.status, answer.body] : [answer ? 200 : 500, answer ?? {}]
    return response.writeHead(status).end(JSON.stringify(sent))
  })
  const open = () =>
    startServed({
      ...{ database, networks, now: () => clock.time },
      env: {
        FOYER_ONRAMP_PROVIDERS: JSON.stringify({
          [vendor.id]: vendor.settings(standIn.url),
          ...more,
        }),
        FOYER_ADDRESS_ORDERS_PER_MINUTE: '0',
      },
    })
  const served = await open()
  onTestFinished(async () => {
    // Whatever happened: a key is in no line of the log.
    for (const secret of vendor.secrets) expect(served.lines.join()).not.toContain(secret)
    await served.stop()
    await standIn.stop()
    await database.db.delete(orders)
    await database.db.delete(webhooks)
    await database.db.delete(tokens)
  })
  async function post(path: string, body: object) {
    const answer = await served.app.request(`${path}?projectId=shop`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, never> }
  }
  const wake = ({ headers, body }: { headers: Readonly<Record<string, string>>; body: string }) =>
    served.services.onramp
      .wake(vendor.id, (name) => headers[name], Buffer.from(body))
      .then(
        () => 204,
        ({ status }: { status: number }) => status,
      )
  return {
    ...{ clock, state, service, served, open, wake },
    quote: (change: object = {}) =>
      post('/v1/onramp/quote', {
        ...{
          purchaseCurrency: asset.toLowerCase(),
          paymentCurrency: 'USD',
          amount: '100',
          network: 'base',
        },
        ...{ country: 'FR', ...change },
      }),
    buy: (change: object = {}) =>
      post('/v1/generators/onrampurl', {
        ...{ destinationWallets: [{ address, assets: [asset] }], defaultNetwork: 'base' },
        ...{ presetFiatAmount: '100', country: 'FR', ...change },
      }),
    /** Has it be paid for, in the provider's own name of a state. */
    async pay(reference: string, status: string, to = address) {
      state.paid = { reference, status, address: to }
      if (!vendor.isWokenFirst) return
      const { parts, build } = await vendor.deliver(reference, clock.time)
      expect(await wake(build(parts))).toBe(204)
    },
    async purchase(order: string): Promise<Transaction | undefined> {
      clock.time += 3_000
      return (await served.history(address, { onramp: 'all', order })).data[0]
    },
    rows: () =>
      Promise.all([database.db.select().from(orders), database.db.select().from(webhooks)]),
  }
}

const statusOf = (purchase: Transaction | undefined) =>
  purchase?.metadata.status.replace('ONRAMP_TRANSACTION_STATUS_', '')

test('a key on P-256 signs calls of Coinbase as well', async () => {
  const { quote } = await start(coinbaseCase('P-256'))
  expect((await quote()).body).toMatchObject({ provider: 'coinbase' })
})

test('the limits of a country are looked up once in an hour, and hold for a page as well', async () => {
  const { quote, buy, service, clock } = await start(coinbaseCase('Ed25519'))
  const tooMuch = { fiat: 'EUR', presetFiatAmount: '501' }
  for (const { body } of [await buy(tooMuch), await buy(tooMuch)])
    expect(body).toMatchObject({ reasons: [{ name: 'amount_too_large' }] })
  expect(service.calls).toEqual(['GET /onramp/v1/buy/options'])
  clock.time += 3_600_000
  await quote()
  expect(service.calls.filter((call) => call.endsWith('/options'))).toHaveLength(2)
})

test('Coinbase prices a buyer that names no country by where the operator says that buyers are', async () => {
  const { quote } = await start(coinbaseCase('Ed25519'))
  expect((await quote({ country: undefined })).body).toMatchObject({ provider: 'coinbase' })
})

test('all processes have one token of Transak, sealed in the database, and go on with the next when it was ended', async () => {
  const vendor = transakCase()
  const { buy, served, open, clock } = await start(vendor)
  const another = await open()
  onTestFinished(() => another.stop())
  const begin = (server: typeof served) =>
    server.services.onramp.open('shop', {
      ...{ network: 'base', symbol: 'ETH', fiat: 'USD', address, amount: '100' },
      ...{ provider: undefined, country: undefined, signedIn: undefined },
    })
  await begin(served)
  await begin(another)
  expect(vendor.given).toHaveLength(1)
  const [row] = await database.db.select().from(tokens)
  expect(JSON.stringify(row)).not.toContain('token-')
  // Ended by something else that has the key: one of both gets the next.
  vendor.given.push('ended')
  clock.time += 61_000
  await Promise.allSettled([begin(served), begin(another)])
  expect((await buy()).status).toBe(200)
  await begin(another)
  expect(vendor.given).toHaveLength(3)
  clock.time += 6 * 86_400_000
  expect((await buy()).status).toBe(200)
  expect(vendor.given).toHaveLength(4)
})

test('a message of Transak counts by the token of now and the one before, and not without its time', async () => {
  const vendor = transakCase()
  const { buy, wake, clock } = await start(vendor)
  const order = String((await buy()).body.order)
  const first = await vendor.deliver(order, clock.time)
  for (const status of [204, 401]) {
    clock.time += 61_000
    vendor.given.push('ended')
    await buy()
    expect(await wake(first.build(first.parts))).toBe(status)
  }
  const byAnother = await new SignJWT({ webhookData: { partnerOrderId: order } })
    .setProtectedHeader({ alg: 'HS512' })
    .setIssuedAt(Math.floor(clock.time / 1_000))
    .sign(Buffer.from(vendor.given.at(-1) ?? ''))
  expect(await wake({ headers: {}, body: JSON.stringify({ data: byAnother }) })).toBe(401)
  const untimed = await new SignJWT({ webhookData: { partnerOrderId: order } })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(Buffer.from(vendor.given.at(-1) ?? ''))
  expect(await wake({ headers: {}, body: JSON.stringify({ data: untimed }) })).toBe(401)
})

test('Stripe signs by two secrets while one is changed, and either counts, once', async () => {
  const { buy, wake, rows, clock } = await start(stripeCase)
  const { parts, build } = await stripeCase.deliver(String((await buy()).body.order), clock.time)
  const header = parts['stripe-signature'] ?? ''
  const next = `v1=${'ab'.repeat(32)}`
  for (const signed of [`${header},${next}`, header.replace('v1=', `${next},v1=`)])
    expect(await wake(build({ ...parts, 'stripe-signature': signed }))).toBe(204)
  expect((await rows())[1]).toHaveLength(1)
})

test('a coin that several sell on a network is listed once', async () => {
  const settings = { stripe: stripeCase.settings('http://127.0.0.1:9') }
  const { served } = await start(onramperCase, settings)
  const { purchaseCurrencies, providers } = served.services.onramp.options()
  expect(providers).toEqual(['onramper', 'stripe'])
  expect(purchaseCurrencies.map(({ symbol, networks: on }) => [symbol, on.length])).toEqual([
    ['ETH', 1],
    ['USDC', 1],
  ])
})

describe.each<[string, VendorCase]>([
  ['Coinbase', coinbaseCase('Ed25519')],
  ['Transak', transakCase()],
  ['Meld', meldCase],
  ['MoonPay', moonPayCase],
  ['Stripe', stripeCase],
  ['Onramper', onramperCase],
])('%s', (_, vendor) => {
  test('a quote is read as it is documented', async () => {
    const { quote } = await start(vendor)
    const [total, subtotal, fee, networkFee, received] = vendor.quoted
    const money = (amount: string, currency = 'USD') => ({ amount, currency })
    expect((await quote()).body).toMatchObject({
      ...{ provider: vendor.id, paymentTotal: money(total), paymentSubtotal: money(subtotal) },
      ...{ coinbaseFee: money(fee), networkFee: money(networkFee) },
      purchaseAmount: money(received, vendor.asset ?? 'ETH'),
    })
  })

  test('a quote about anything else is an estimate', async () => {
    const { quote, state, clock } = await start(vendor)
    for (const [lie, change] of Object.entries(vendor.lies)) {
      state.fixture = readFixture(vendor.id)
      // It is left alone after failures, and not for so long.
      clock.time += 61_000
      expect((await quote()).body.provider).toBe(vendor.id)
      change(state.fixture.quote as never)
      const { body } = await quote()
      expect([lie, body.isEstimate, body.provider]).toEqual([lie, true, undefined])
    }
  })

  test('what it does not sell for is refused by its name', async () => {
    const { quote, buy } = await start(vendor)
    const [change, name] = vendor.refusesPage ?? []
    if (change) expect((await buy(change)).body).toMatchObject({ reasons: [{ name }] })
    for (const [each, called] of vendor.refuses)
      expect([each, (await quote(each)).body]).toMatchObject([
        each,
        { reasons: [{ name: called }] },
      ])
  })

  test('the page is on a host that pages know, knows the purchase by its reference, and has no secret', async () => {
    const { buy, service } = await start(vendor)
    const { body } = await buy()
    const [url, order] = [String(body.url), String(body.order)]
    const { protocol, hostname, searchParams } = new URL(url)
    expect([protocol, onrampSellers[vendor.id]?.hosts]).toEqual([
      'https:',
      expect.arrayContaining([hostname]),
    ])
    expect(Object.fromEntries(searchParams)).toMatchObject(vendor.page)
    expect(order).toHaveLength(22)
    for (const secret of vendor.secrets) expect(url).not.toContain(secret)
    expect(service.calls.length > 0).toBe(!vendor.makesPagesItself)
  })

  test('where it makes no page nothing is begun, and it is not called a second time', async () => {
    const { buy, service, rows } = await start(vendor)
    if (vendor.makesPagesItself) return
    service.status = 500
    const { status, body } = await buy({ country: undefined })
    expect([status, body]).toMatchObject([502, { reasons: [{ name: 'provider_down' }] }])
    expect(service.calls).toHaveLength(1)
    expect((await rows())[0]).toEqual([])
  })

  test('its states are read as they are documented, and one that is not known ends nothing', async () => {
    const { buy, state, purchase, pay } = await start(vendor)
    for (const [name, expected] of Object.entries(vendor.states)) {
      const order = String((await buy()).body.order)
      state.paid = undefined
      expect(statusOf(await purchase(order))).toBe('IN_PROGRESS')
      await pay(order, name)
      const found = await purchase(order)
      expect([name, statusOf(found)]).toEqual([name, expected])
      if (expected !== 'SUCCESS') continue
      expect(found).toMatchObject({
        metadata: { hash: expect.stringMatching(/^0x[\da-f]{64}$/), sentFrom: vendor.id },
        transfers: [{ quantity: { numeric: vendor.quoted[4] } }],
      })
    }
  })

  test('what went to another address is not called delivered', async () => {
    const { buy, purchase, pay } = await start(vendor)
    const order = String((await buy()).body.order)
    const [delivered = ''] = Object.entries(vendor.states).find(([, is]) => is === 'SUCCESS') ?? []
    await pay(order, delivered, other)
    expect(statusOf(await purchase(order))).toBe('FAILED')
  })

  test('the answer about another purchase ends none', async () => {
    const { buy, state, purchase, pay } = await start(vendor)
    const order = String((await buy()).body.order)
    const [delivered = ''] = Object.entries(vendor.states).find(([, is]) => is === 'SUCCESS') ?? []
    await pay(order, delivered)
    if (state.paid) state.paid.reference = 'b'.repeat(22)
    expect(statusOf(await purchase(order))).toBe('IN_PROGRESS')
  })

  test('of 10,000 changed webhooks none is heard, and of the true one nothing is believed', async () => {
    const { buy, wake, rows, clock } = await start(vendor)
    const order = String((await buy()).body.order)
    const { parts, build } = await vendor.deliver(order, clock.time)
    const before = await rows()
    const statuses = new Map<number, number>()
    for (let turn = 0; turn < 10_000; turn += 1) {
      const status = await wake(build(mutate(parts, turn)))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([[401, 10_000]])
    expect(await rows()).toEqual(before)
    const late = await vendor.deliver(order, clock.time - 301_000)
    const early = await vendor.deliver(order, clock.time + 301_000)
    for (const one of [late, early]) expect(await wake(one.build(one.parts))).toBe(401)
    expect(await wake(build(parts))).toBe(204)
    const [[row], taken] = await rows()
    expect([row?.nextAt, row?.status, row?.hash, taken.length]).toEqual([0, 'open', null, 1])
  })
})
