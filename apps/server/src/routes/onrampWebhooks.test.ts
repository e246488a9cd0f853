import { createHmac, randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { orders, webhooks } from '../services/onramp/tables.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { startServed } from '../testing/startServed.js'
import { startStandIn } from '../testing/startStandIn.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'a'.repeat(64)}`
const secret = 'till_secret_1'
const webhookKey = 'wk_test_2'

let database: OpenedDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A server that sells by stand-ins of the till and of MoonPay, and what these say of the purchase when they are called about it. */
async function start() {
  const clock = { time: 1_800_000_000_000 }
  const state = { status: 'delivered', calls: 0, isAway: false }
  const standIn = await startStandIn((_, { url = '' }, response) => {
    state.calls += 1
    const reference = url.split(/[/?]/).find((part) => part.length === 22) ?? ''
    const report = { reference, id: 'v-1', status: state.status, address, hash, received: '0.04' }
    const moonPay = {
      ...{ id: 'v-1', status: 'completed', externalTransactionId: reference },
      ...{ walletAddress: address, cryptoTransactionId: hash, quoteCurrencyAmount: 0.04 },
    }
    const body = url.startsWith('/v1/') ? [moonPay] : report
    response.writeHead(state.isAway ? 500 : 200).end(JSON.stringify(body))
  })
  const settings = {
    moonpay: { key: 'pk', secret: 'sk', webhookKey, url: standIn.url },
    till: { url: standIn.url, secret, networks: ['eip155:31337'] },
  }
  const rpc = ['http://127.0.0.1:9']
  const served = await startServed({
    ...{ database, now: () => clock.time },
    networks: { 'eip155:31337': { rpc, testnet: true }, 'eip155:8453': { rpc } },
    env: { FOYER_ONRAMP_PROVIDERS: JSON.stringify(settings) },
  })
  onTestFinished(async () => {
    await served.stop()
    await standIn.stop()
    await database.db.delete(orders)
    await database.db.delete(webhooks)
  })
  return {
    ...{ clock, state, served },
    async buy(network = 'eip155:31337'): Promise<string> {
      const answer = await served.app.request('/v1/generators/onrampurl?projectId=shop', {
        method: 'POST',
        body: JSON.stringify({
          ...{ destinationWallets: [{ address, assets: ['ETH'] }], defaultNetwork: network },
          presetFiatAmount: '100',
        }),
      })
      return String(((await answer.json()) as { order?: string }).order)
    },
    async send(body: string, headers: Record<string, string>, provider = 'till') {
      const path = `/v1/onramp/webhooks/${provider}`
      return (await served.app.request(path, { method: 'POST', body, headers })).status
    },
    async row(reference: string) {
      return (await database.db.select().from(orders)).find((one) => one.reference === reference)
    },
    /** Looks up what is due now. */
    follow: () => served.services.onramp.follow(),
    /** The same once a purchase has rested. */
    async rested() {
      clock.time += 15_000
      await served.services.onramp.follow()
    },
  }
}

const seconds = (time: number) => Math.floor(time / 1_000)
function sign(key: string, time: number, body: string, field = 'v0') {
  const digest = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
  return `t=${time},${field}=${digest}`
}
const about = (reference: string, more: object = {}) =>
  JSON.stringify({ id: 'e1', type: 'purchase.delivered', reference, ...more })
const byTill = (body: string, time: number) => ({
  'x-till-signature': sign(secret, seconds(time), body),
})

test('a signed webhook has the provider called at once, and the call decides what became of the purchase', async () => {
  const { buy, send, follow, rested, state, row, clock } = await start()
  const order = await buy()
  state.status = 'paid'
  await rested()
  const body = about(order, { status: 'delivered', hash: '0xforged' })
  await follow()
  expect([state.calls, (await row(order))?.status]).toEqual([1, 'paid'])
  expect(await send(body, byTill(body, clock.time))).toBe(204)
  expect((await row(order))?.status).toBe('paid')
  await follow()
  expect([state.calls, (await row(order))?.status]).toEqual([2, 'paid'])
})

test('the same webhook counts once, in whatever spelling, and an ended purchase is not woken', async () => {
  const { buy, send, follow, rested, state, clock, row } = await start()
  const order = await buy()
  state.isAway = true
  await rested()
  const body = about(order)
  const signed = byTill(body, clock.time)
  await send(body, signed)
  await follow()
  expect(state.calls).toBe(2)
  const parts = signed['x-till-signature'].split(',')
  for (const header of [signed['x-till-signature'], `${parts[1]}, ${parts[0]}, x=1`])
    await send(body, { 'x-till-signature': header })
  await follow()
  expect(state.calls).toBe(2)
  state.isAway = false
  const next = about(order, { id: 'e2' })
  await send(next, byTill(next, clock.time))
  await follow()
  expect([state.calls, (await row(order))?.status]).toEqual([3, 'delivered'])
  const late = about(order, { id: 'e3' })
  await send(late, byTill(late, clock.time))
  clock.time += 3_600_000
  await follow()
  expect(state.calls).toBe(3)
})

test('a webhook counts for five minutes, before and after', async () => {
  const { buy, send, row, clock } = await start()
  const [heard, unheard] = [await buy(), await buy()]
  for (const [late, status] of [
    [300_000, 204],
    [301_000, 401],
    [-300_000, 204],
    [-301_000, 401],
  ] as const) {
    const body = about(status === 204 ? heard : unheard, { late })
    expect(await send(body, byTill(body, clock.time - late))).toBe(status)
  }
  expect((await row(heard))?.nextAt).toBe(0)
  expect((await row(unheard))?.nextAt).toBe(clock.time)
})

test('MoonPay signs by its own header and key, and wakes its own purchases alone', async () => {
  const { buy, send, follow, rested, state, row, clock } = await start()
  const [own, other] = [await buy('eip155:8453'), await buy()]
  state.isAway = true
  await rested()
  const notify = (reference: string, key: string) => {
    const body = JSON.stringify({ type: 'x', data: { externalTransactionId: reference } })
    return send(
      body,
      { 'moonpay-signature-v2': sign(key, seconds(clock.time), body, 's') },
      'moonpay',
    )
  }
  expect(await notify(own, secret)).toBe(401)
  expect([await notify(own, webhookKey), await notify(other, webhookKey)]).toEqual([204, 204])
  expect(await send('{}', {}, 'coinbase')).toBe(404)
  state.isAway = false
  await follow()
  expect([(await row(own))?.status, (await row(other))?.status]).toEqual(['delivered', 'open'])
})

test('purchases are followed without a page: often in their first hour, seldom later, and not for ever', async () => {
  const { buy, follow, state, clock } = await start()
  await buy()
  state.status = 'paid'
  const looksIn = async (ms: number, steps: number) => {
    const before = state.calls
    for (let step = 0; step < steps; step += 1) {
      clock.time += ms / steps
      await follow()
    }
    return state.calls - before
  }
  expect(await looksIn(60_000, 30)).toBe(4)
  clock.time += 3_600_000
  expect(await looksIn(3_600_000, 120)).toBe(11)
  clock.time += 30 * 86_400_000
  expect(await looksIn(3 * 3_600_000, 6)).toBe(0)
})

test('forged webhooks in 10,000 mutations change nothing, and no provider is called', async () => {
  const { buy, follow, rested, state, clock, served } = await start()
  const order = await buy()
  state.isAway = true
  await rested()
  const rows = () =>
    Promise.all([database.db.select().from(orders), database.db.select().from(webhooks)])
  const before = await rows()
  const body = about(order)
  const header = byTill(body, clock.time)['x-till-signature']
  const wake = (signature: string, text: Uint8Array) =>
    served.services.onramp.wake(
      'till',
      (name) => (name === 'x-till-signature' ? signature : undefined),
      text,
    )
  const bytes = Buffer.from(body)
  let refused = 0
  for (let turn = 0; turn < 10_000; turn += 1) {
    const [signature, sent] = mutate(turn, header, bytes)
    await wake(signature, sent).catch(({ status }: { status: number }) => {
      refused += status === 401 ? 1 : 0
    })
  }
  expect(refused).toBe(10_000)
  expect(await rows()).toEqual(before)
  await follow()
  expect(state.calls).toBe(1)
  // The one that was not changed is heard: the others were refused for what they are.
  await wake(header, bytes)
  await follow()
  expect(state.calls).toBe(2)
})

/** Changes the header or the body, by one of several means; never neither. */
function mutate(turn: number, header: string, body: Buffer): [string, Buffer] {
  const [time = '', digest = ''] = header.split(',')
  const at = randomInt(body.length)
  const flipped = Buffer.from(body)
  flipped[at] = (flipped[at] ?? 0) ^ (1 << randomInt(8))
  const place = 'v0='.length + randomInt(64)
  const hex = (Number.parseInt(digest[place] ?? '0', 16) ^ (1 + randomInt(15))).toString(16)
  const changedDigest = `${digest.slice(0, place)}${hex}${digest.slice(place + 1)}`
  const moved = `t=${Number(time.slice(2)) + (randomInt(2) ? 1 : -1) * (1 + randomInt(299))}`
  const ways: readonly [string, Buffer][] = [
    [header, flipped],
    [`${time},${changedDigest}`, body],
    [`${moved},${digest}`, body],
    [header, Buffer.concat([body, Buffer.from([randomInt(256)])])],
    [header, body.subarray(0, at)],
    [header, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body])],
    [`${time},${digest.toUpperCase()}`, body],
    [`${time},${digest.slice(0, randomInt(digest.length))}`, body],
    [`${time},v1=${digest.slice(3)}`, body],
    [sign(`${secret}${turn}`, Number(time.slice(2)), body.toString()), body],
  ]
  return ways[turn % ways.length] ?? [changedDigest, body]
}
