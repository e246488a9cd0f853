import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { OpenedDatabase } from '../../database/Database.js'
import { countEvents } from '../../events/countEvents.js'
import { events } from '../../events/tables.js'
import { names } from '../../services/names/tables.js'
import { orders } from '../../services/onramp/tables.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'
import { putProject } from '../../testing/putProject.js'
import { startServed } from '../../testing/startServed.js'
import { startStandIn } from '../../testing/startStandIn.js'

const token = 'a-long-enough-admin-token'
const origin = 'http://localhost'
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const native = 'eip155:8453:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const musd = 'eip155:8453:0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const time = Date.UTC(2026, 0, 31, 12)
let database: OpenedDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A server whose provider of purchases and whose service of swaps answer with errors. */
async function start() {
  const broken = await startStandIn((_, __, response) => response.writeHead(503).end())
  const served = await startServed({
    ...{ database, now: () => time },
    networks: { 'eip155:8453': { rpc: [broken.url] } },
    env: {
      FOYER_ADMIN_TOKEN: token,
      FOYER_ONRAMP_PROVIDERS: JSON.stringify({
        moonpay: { key: 'pk_test_1', secret: 'sk_test_1', url: broken.url },
      }),
      FOYER_SWAP_PROVIDERS: JSON.stringify({ kyberswap: { url: broken.url, perSecond: 100 } }),
    },
  })
  onTestFinished(async () => {
    await served.stop()
    await broken.stop()
  })
  const { app } = served
  const signIn = await app.request('/events/sign-in', {
    method: 'POST',
    body: new URLSearchParams({ token }).toString(),
    headers: { origin, host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
  })
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  return {
    ...served,
    read: async (query = 'project=shop&days=30', by = cookie) => {
      const answer = await app.request(`/events/trade?${query}`, { headers: { cookie: by } })
      return { status: answer.status, text: await answer.text() }
    },
    post: (path: string, body: object) =>
      app.request(`${path}?projectId=shop`, { method: 'POST', body: JSON.stringify(body) }),
  }
}

const order = (index: number, change: Partial<typeof orders.$inferInsert> = {}) => ({
  ...{ reference: randomUUID(), project: 'shop', account: `eip155:8453:${address}` },
  ...{ network: 'eip155:8453', symbol: 'ETH', name: 'Ether', fiat: 'USD', amount: '0.10' },
  ...{ provider: 'moonpay', status: 'delivered' as const, rank: 2, vendorId: `tx-${index}` },
  ...{ createdAt: time - index, changedAt: time, nextAt: time, ...change },
})

test('shows nothing without a sign-in, and nothing of another project', async () => {
  const { read, services } = await start()
  await putProject(services, { id: 'other' })
  await database.db.insert(orders).values(order(0, { project: 'other', vendorId: 'foreign' }))
  expect((await read(undefined, 'foyer_session=guess')).status).toBe(401)
  expect((await read()).text).not.toContain('foreign')
  expect((await read('project=other&days=30')).text).toContain('foreign')
  expect((await read('project=none')).status).toBe(404)
  expect((await read('project=shop&days=8')).status).toBe(400)
  expect((await read('project=shop&orders=0')).status).toBe(400)
})

test('sums the money of purchases to the last digit, and shows what opens none of them', async () => {
  const { read } = await start()
  const kept = Array.from({ length: 30 }, (_, index) => order(index))
  const secret = order(40, { status: 'open', rank: 0, amount: null, fiat: 'EUR', vendorId: null })
  await database.db.insert(orders).values([...kept, secret])
  const { text } = await read()
  expect(text).toMatch(
    /Delivered<\/td><td class="n" data-name="Count">30<\/td><td class="n" data-name="Money"><bdi>3\.00 USD</,
  )
  expect(text).toContain('Not paid for yet')
  expect(text).toContain('eip155:8453:0xf39Fd6…b92266')
  expect(text).toContain('Older')
  const second = await read('project=shop&days=30&orders=2')
  expect(second.text).toContain('tx-29')
  expect(second.text).toContain('Newer')
  for (const { reference } of [...kept, secret]) expect(text + second.text).not.toContain(reference)
})

test('counts which provider failed, and how swaps of pages ended', async () => {
  const { post, read, app } = await start()
  const body = { purchaseCurrency: 'eth', paymentCurrency: 'USD', amount: '100', network: 'base' }
  await post('/v1/generators/onrampurl', {
    ...{ destinationWallets: [{ address, assets: ['ETH'] }], defaultNetwork: 'base' },
  })
  for (let quoted = 0; quoted < 6; quoted++) await post('/v1/onramp/quote', body)
  const swap = { from: native, to: musd, amount: '1', userAddress: address, projectId: 'shop' }
  const quotes = await app.request(`/v1/convert/quotes?${new URLSearchParams(swap)}`)
  expect([quotes.status, await quotes.text()]).toEqual([
    502,
    expect.stringContaining('provider_down'),
  ])
  const swapped = (event: string) => ({
    ...{ id: randomUUID(), projectId: 'shop', receivedAt: new Date(time), event, kind: 'track' },
    ...{ url: 'https://shop.example/', domain: 'shop.example' },
    properties: { network: 'eip155:10' },
  })
  await database.db
    .insert(events)
    .values(['INITIATE_SWAP', 'INITIATE_SWAP', 'SWAP_SUCCESS', 'SWAP_ERROR'].map(swapped))
  await database.db.execute(countEvents(sql`${events}`))
  const cell = (name: string, value: string) => `data-name="${name}">${value}</td>`
  await expect
    .poll(async () => (await read()).text)
    .toContain(`${cell('Offers', '0')}<td class="n" ${cell('Taken', '1')}`)
  const { text } = await read()
  expect(text).toMatch(
    /moonpay<\/bdi><\/th>.*?<code>provider_down<\/code> 5.*?<code>left_alone<\/code> 1</,
  )
  expect(text).toMatch(/kyberswap<\/bdi><\/th>.*?<code>provider_down<\/code> 1</)
  const ended = [cell('Begun', '2'), cell('Done', '1'), cell('Failed', '1')]
  expect(text).toContain(
    `eip155:10</bdi></th>${ended.map((one) => `<td class="n" ${one}`).join('')}`,
  )
})

test('lists names that were registered by pages of the project, and runs nothing that is written in them', async () => {
  const { read } = await start()
  const registered = { holder: `eip155:${address}`, project: 'shop', registeredAt: new Date(time) }
  await database.db.insert(names).values([
    { ...registered, name: 'ann.foyer.eth' },
    { ...registered, name: '<script>.foyer.eth' },
    { ...registered, name: 'far.foyer.eth', project: 'other' },
  ])
  const { text } = await read()
  expect(text).toContain('2 names registered')
  expect(text).toContain('ann.foyer.eth')
  expect(text).toContain('&lt;script&gt;')
  expect(text).not.toMatch(/<script|far\.foyer/)
})
