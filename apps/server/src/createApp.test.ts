import { readDirectory } from '@foyer/directory/node'
import { endpoints } from '@foyer/protocol/api'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config/readConfig.js'
import { createApp } from './createApp.js'
import { createServices } from './createServices.js'
import type { OpenedDatabase } from './database/Database.js'
import { events } from './events/tables.js'
import type { Project } from './projects/Project.js'
import { createWalletDirectory } from './services/wallets/createWalletDirectory.js'
import { openTestDatabase } from './testing/openTestDatabase.js'

let database: OpenedDatabase
const directory = createWalletDirectory(readDirectory())
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const shop: Project = {
  id: 'shop',
  name: 'The shop',
  allowedOrigins: ['https://shop.example', 'http://localhost:*', 'https://*.preview.example'],
  features: [{ id: 'swap', isEnabled: true, config: ['1inch'] }],
  quotas: {},
  analytics: true,
}
let time: number
let lines: string[]
function start(env: Record<string, string> = {}) {
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const config = readConfig(env)
  const services = createServices({ config, database, directory, log, now: () => time })
  return { app: createApp(services), services }
}
beforeEach(async () => {
  time = Date.UTC(2026, 0, 1)
  lines = []
  await start().services.projects.put(shop)
})

const from = (origin: string) => ({ headers: { origin } })
const reasons = async (answer: Response) =>
  ((await answer.json()) as { reasons: { name: string; description: string }[] }).reasons

test('tells a page of the project its features, origins and whether it wants events', async () => {
  const { app } = start()
  const page = from('https://shop.example')
  const config = await app.request('/appkit/v1/config?projectId=shop&st=appkit&sv=html-4.2.2', page)
  expect(config.status).toBe(200)
  expect(await config.json()).toEqual({ features: shop.features })
  expect(config.headers.get('access-control-allow-origin')).toBe('https://shop.example')
  expect(config.headers.get('vary')).toBe('Origin')
  expect(config.headers.get('access-control-allow-credentials')).toBeNull()
  const origins = await app.request('/projects/v1/origins?projectId=shop', page)
  expect(await origins.json()).toEqual({ allowedOrigins: shop.allowedOrigins })
  const analytics = await app.request('/getAnalyticsConfig?projectId=shop', page)
  expect(await analytics.json()).toEqual({ isAnalyticsEnabled: true })
})

test('answers clients that say all their adapters with their version', async () => {
  const { app } = start()
  const adapters = 'wagmi,ethers5,solana,bitcoin,polkadot,ton,tron'
  for (const sv of [`react-${adapters}-1.8.19-canary.0`, 'html-ethers%2Csolana-1.7.8'])
    for (const call of ['/appkit/v1/config', '/projects/v1/origins', '/getWallets'])
      expect((await app.request(`${call}?projectId=shop&sv=${sv}`)).status, call + sv).toBe(200)
})

test('refuses a page that is not on the list, in words that the page can read', async () => {
  const { app } = start()
  for (const origin of [
    'https://evil.example',
    'https://a.b.preview.example',
    'null',
    'https://*',
  ]) {
    const answer = await app.request('/appkit/v1/config?projectId=shop', from(origin))
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(await reasons(answer)).toEqual([
      { name: 'origin_not_allowed', description: 'Unauthorized: origin not allowed' },
    ])
  }
})

test('a project that lists no origins is no page’s', async () => {
  const { app, services } = start()
  await services.projects.put({ ...shop, allowedOrigins: [] })
  for (const origin of ['https://shop.example', 'http://localhost:3000', 'null']) {
    const answer = await app.request('/appkit/v1/config?projectId=shop', from(origin))
    expect(answer.status).toBe(403)
    const rpc = await app.request('/v1?projectId=shop&chainId=eip155:1', {
      ...{ method: 'POST', headers: { origin }, body: '{}' },
    })
    expect(rpc.status).toBe(403)
  }
  // The project's list is sent all the same, so that the page can say what is wrong.
  const origins = await app.request(
    '/projects/v1/origins?projectId=shop',
    from('https://a.example'),
  )
  expect(await origins.json()).toEqual({ allowedOrigins: [] })
})

test('lets in what stars and addresses of a list allow', async () => {
  const { app, services } = start()
  await services.projects.put({
    ...shop,
    allowedOrigins: ['https://Shop.example/checkout', 'https://app.*.shop.example'],
  })
  const status = async (origin: string) =>
    (await app.request('/appkit/v1/config?projectId=shop', from(origin))).status
  expect(await status('https://shop.example')).toBe(200)
  expect(await status('https://app.eu.shop.example')).toBe(200)
  expect(await status('https://app.shop.example')).toBe(403)
  expect(await status('https://app.a.b.shop.example')).toBe(403)
})

test('shows the list of origins also to a page that is not on it', async () => {
  const answer = await start().app.request(
    '/projects/v1/origins?projectId=shop',
    from('https://evil.example'),
  )
  expect(answer.status).toBe(200)
})

test('refuses a project that does not exist', async () => {
  const answer = await start().app.request('/appkit/v1/config?projectId=nobody')
  expect(answer.status).toBe(401)
  expect(await reasons(answer)).toEqual([
    { name: 'invalid_project', description: 'Unauthorized: invalid key' },
  ])
})

test('lets a page ask beforehand whether it may send JSON', async () => {
  const answer = await start().app.request('/e?projectId=shop', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-headers')).toContain('Content-Type')
})

test.each([
  '?projectId=shop&projectId=shop',
  '?projectId[]=shop',
  '?projectId=',
  '?projectId=shop%00',
  `?projectId=${'a'.repeat(65)}`,
  "?projectId=shop'%20or%201=1--",
  '?projectId=shop&__proto__=1',
  '?projectId=shop&constructor=1',
  '?projectId=shop&unknown=1',
  '?projectId=shop&sv=<script>',
  '',
])('answers the query %s with a refusal that repeats nothing of it', async (query) => {
  const answer = await start().app.request(`/appkit/v1/config${query}`)
  expect(answer.status).toBe(400)
  const [reason] = await reasons(answer)
  expect(reason?.name).toBe('input_invalid')
  expect(reason?.description).not.toMatch(/script|1=1|aaaa/)
})

test('names the networks that it was told of', async () => {
  const { app } = start({
    FOYER_NETWORKS:
      '{"eip155:1":{"rpc":["https://node.example"]},"eip155:31337":{"rpc":["http://127.0.0.1:1"]}}',
  })
  const answer = await app.request('/v1/supported-chains?projectId=shop')
  expect(await answer.json()).toEqual({ http: ['eip155:1', 'eip155:31337'], ws: [] })
})

test('answers every call of the contract: by its route, or that it is not enabled', async () => {
  const { app } = start()
  for (const { method, path } of Object.values(endpoints)) {
    // The keys that tokens are checked with are for everyone.
    if (path === endpoints.getSignInKeys.path) continue
    const answer = await app.request(path.replaceAll(/:\w+/g, 'x'), { method })
    expect([400, 401, 404, 501], `${method} ${path}`).toContain(answer.status)
    const [reason] = await reasons(answer)
    expect(reason?.description).not.toBe('There is nothing of this name.')
    if (answer.status === 501) expect(reason?.name).toBe('not_enabled')
  }
})

test('what is not in the contract is not found', async () => {
  const { app } = start()
  for (const path of ['/nothing', '/../etc/passwd', '/appkit/v1/config/', '/%2e%2e/x', '/%ff'])
    expect((await app.request(path)).status).toBe(404)
})

test('keeps so many bytes of events in a day, of an address and of a project', async () => {
  const { app, services } = start({
    FOYER_ADDRESS_EVENT_BYTES_PER_DAY: '2000',
    FOYER_PROJECT_EVENT_BYTES_PER_DAY: '5000',
    FOYER_TRUSTED_PROXIES: '1',
  })
  await services.projects.put({ ...shop, analytics: true })
  const told = {
    ...{ url: 'https://shop.example/', domain: 'shop.example', timestamp: 1 },
    props: { type: 'track', event: 'MODAL_OPEN', properties: { said: 'word '.repeat(200) } },
  }
  const tell = (address: string) =>
    app.request('/e?projectId=shop', {
      method: 'POST',
      body: JSON.stringify({ ...told, eventId: crypto.randomUUID() }),
      headers: { 'x-forwarded-for': address },
    })
  time = Math.ceil(time / 86_400_000) * 86_400_000 + 3_600_000
  expect((await tell('1.1.1.1')).status).toBe(200)
  const refused = await tell('1.1.1.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(23 * 3_600)])
  for (const [address, status] of [
    ['1.1.1.2', 200],
    ['1.1.1.3', 200],
    ['1.1.1.4', 429],
  ] as const)
    expect((await tell(address)).status, address).toBe(status)
  time += 23 * 3_600_000
  expect((await tell('1.1.1.1')).status).toBe(200)
})

test('asks an address and a project to wait when they ask too often', async () => {
  const { app, services } = start({
    FOYER_ADDRESS_REQUESTS_PER_MINUTE: '2',
    FOYER_TRUSTED_PROXIES: '1',
  })
  const ask = (address: string, at = app) =>
    at.request('/getAnalyticsConfig?projectId=shop', {
      headers: { 'x-forwarded-for': `9.9.9.9, ${address}` },
    })
  time += 12_000
  for (const status of [200, 200, 429]) expect((await ask('1.1.1.1')).status).toBe(status)
  expect((await ask('1.1.1.1')).headers.get('retry-after')).toBe('48')
  expect((await ask('2.2.2.2')).status).toBe(200)
  time += 48_000
  expect((await ask('1.1.1.1')).status).toBe(200)

  await services.projects.put({ ...shop, quotas: { requestsPerMinute: 1 } })
  time += 60_000
  expect((await ask('3.3.3.3')).status).toBe(200)
  expect((await ask('4.4.4.4')).status).toBe(429)
})

test('writes down routes and numbers, and nothing of the visitor', async () => {
  const { app } = start()
  const secret = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
  await app.request(`/v1/identity/${secret}?projectId=shop&clientId=did:key:zSecret`, {
    headers: { 'x-forwarded-for': '6.6.6.6', referer: 'https://shop.example/secret' },
  })
  await app.request(`/nowhere/${secret}`)
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: '/v1/identity/:address', status: 200 })
  expect(lines.join()).not.toMatch(/0xd8da|did:key|6\.6\.6\.6|secret/i)
})

test('says that it lives, that it is ready, and not to strangers what it counted', async () => {
  const { app } = start({ FOYER_METRICS_TOKEN: 'a-long-enough-token' })
  expect(await (await app.request('/health')).json()).toEqual({ status: 'ok' })
  expect((await app.request('/ready')).status).toBe(200)
  await app.request('/getAnalyticsConfig?projectId=shop')
  expect((await app.request('/metrics')).status).toBe(404)
  const metrics = await app.request('/metrics', {
    headers: { authorization: 'Bearer a-long-enough-token' },
  })
  expect(await metrics.text()).toContain(
    'foyer_http_requests_total{method="GET",route="/getAnalyticsConfig",status="200"} 1',
  )
})

test('tells nothing of its insides when the database is gone', async () => {
  const gone = await openTestDatabase()
  await gone.close()
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const app = createApp(
    createServices({ config: readConfig({}), database: gone, directory, log, now: () => time }),
  )
  expect((await app.request('/ready')).status).toBe(503)
  const answer = await app.request('/appkit/v1/config?projectId=shop')
  expect(answer.status).toBe(500)
  expect(await reasons(answer)).toEqual([
    { name: 'internal', description: 'The server failed. Try again later.' },
  ])
  expect(lines.join()).toContain('A request failed')
})

const send = (app: ReturnType<typeof start>['app'], body: unknown, type = 'application/json') =>
  app.request('/e?projectId=shop', {
    method: 'POST',
    headers: { 'content-type': type, origin: 'https://shop.example' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const event = (change: object = {}) => ({
  eventId: crypto.randomUUID(),
  url: 'https://shop.example/basket',
  domain: 'shop.example',
  timestamp: time,
  props: { type: 'track', event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: 'A' } },
  ...change,
})

test('keeps many events that come at once, each one once, and nothing of the visitor', async () => {
  await database.db.delete(events)
  const { app } = start()
  const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
  const properties = { name: `asked by ${address}`, address, isSmartAccount: true }
  const props = { type: 'track', event: 'SELECT_WALLET', properties, address }
  const all = [...Array.from({ length: 50 }, () => event()), event({ props })]
  const answers = await Promise.all([...all, ...all].map((one) => send(app, one)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const rows = await database.db.select().from(events)
  expect(rows).toHaveLength(51)
  expect(rows.find(({ event }) => event === 'SELECT_WALLET')).toMatchObject({
    projectId: 'shop',
    kind: 'track',
    url: 'https://shop.example/basket',
    properties: { name: 'asked by 0x…', isSmartAccount: true },
  })
  expect(JSON.stringify(rows)).not.toContain(address)
})

test('keeps no event of a project that wants none', async () => {
  await database.db.delete(events)
  const { app, services } = start()
  await services.projects.put({ ...shop, analytics: false })
  expect((await send(app, event())).status).toBe(200)
  expect(await database.db.select().from(events)).toEqual([])
})

test('keeps an event without its private data', async () => {
  await database.db.delete(events)
  const { app } = start()
  const properties = {
    uri: 'wc:1',
    search: 'secret',
    name: 'a\0\ud800',
    size: 'lg',
    of: { deep: 1 },
  }
  const props = { type: 'track', event: 'X', properties }
  const page = 'https://shop.example/basket?token=secret#secret'
  expect((await send(app, event({ props, url: page }))).status).toBe(200)
  const rows = await database.db.select().from(events)
  expect(rows).toMatchObject([
    { event: 'X', url: 'https://shop.example/basket', properties: { size: 'lg' } },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/secret|wc:/)
})

test('reads a body of any type or none, of pages on the list alone', async () => {
  await database.db.delete(events)
  const { app } = start()
  const post = (body: BodyInit, headers: Record<string, string>) =>
    app.request('/e?projectId=shop', { method: 'POST', headers, body })
  const listed = { origin: 'https://shop.example' }
  const bytes = () => new TextEncoder().encode(JSON.stringify(event()))
  for (const type of [
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/json; charset=utf-8',
    '',
  ])
    expect((await post(bytes(), { ...listed, ...(type && { 'content-type': type }) })).status).toBe(
      200,
    )
  // What a page may send without asking first, so that the answer is refused and so is the deed.
  for (const origin of ['https://thief.example', 'null'])
    for (const type of ['text/plain', 'application/json', ''])
      expect((await post(bytes(), { origin, ...(type && { 'content-type': type }) })).status).toBe(
        403,
      )
  expect(await database.db.select().from(events)).toHaveLength(4)
})

test('refuses what is no event, and keeps nothing of it', async () => {
  await database.db.delete(events)
  const { app } = start({ FOYER_BODY_BYTES: '2048' })
  const long = JSON.stringify(event({ url: 'x'.repeat(3_000) }))
  const bad: [unknown, number, string?][] = [
    ['{', 400],
    ['null', 400],
    ['['.repeat(2_000), 400],
    [event({ eventId: "1'; drop table events" }), 400],
    [event({ extra: 1 }), 400],
    [event({ url: 'javascript:alert(1)' }), 400],
    [event({ props: { type: 'click', event: 'X' } }), 400],
    ['a=1&b=2', 400, 'application/x-www-form-urlencoded'],
    [long, 413],
    [long, 413, 'text/plain'],
  ]
  for (const [body, status, type] of bad)
    expect((await send(app, body, type)).status, String(body).slice(0, 40)).toBe(status)
  expect(await database.db.select().from(events)).toEqual([])
})

test('refuses an event that is nested without an end, and takes it for no failure of its own', async () => {
  const { app } = start()
  const deep = JSON.stringify(event()).replace('"browser"', '['.repeat(60_000) + ']'.repeat(60_000))
  expect((await send(app, deep)).status).toBe(400)
  expect(lines.join()).not.toContain('A request failed')
})

test('wallets are searched, paged and filtered, and their pictures are served', async () => {
  const { app } = start()
  const ask = async (query: string) => {
    const answer = await app.request(
      `/getWallets?projectId=shop&${query}`,
      from('https://shop.example'),
    )
    return (await answer.json()) as {
      count: number
      data: { id: string; name: string; image_id: string }[]
    }
  }
  const first = await ask('')
  expect(first.count).toBeGreaterThan(300)
  expect(first.data).toHaveLength(40)
  const second = await ask('page=2')
  expect(second.data.map(({ id }) => id)).not.toContain(first.data[0]?.id)
  const [metamask] = (await ask('search=metamask')).data
  expect(metamask?.name).toBe('MetaMask')
  expect((await ask(`search=metamask&exclude=${metamask?.id}`)).data).not.toContainEqual(metamask)
  const path = `/getWalletImage/${metamask?.image_id}?projectId=shop`
  const picture = await app.request(path, from('https://shop.example'))
  expect(picture.headers.get('content-type')).toMatch(/^image\//)
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100)
  // A cache has both: what it keeps for an image element, no script of a page could read.
  for (const answer of [picture, await app.request(path)]) {
    expect(answer.headers.get('cache-control')).toMatch(/^public/)
    expect(answer.headers.get('vary')).toBe('Origin')
  }
  const none = await app.request(
    '/getWalletImage/nobody?projectId=shop',
    from('https://shop.example'),
  )
  expect(none.status).toBe(404)
})
