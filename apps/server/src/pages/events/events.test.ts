import { randomUUID } from 'node:crypto'
import { readDirectory } from '@foyer/directory/node'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config/readConfig.js'
import { createApp } from '../../createApp.js'
import { createServices } from '../../createServices.js'
import type { OpenedDatabase } from '../../database/Database.js'
import { countEvents } from '../../events/countEvents.js'
import { events } from '../../events/tables.js'
import { createWalletDirectory } from '../../services/wallets/createWalletDirectory.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'
import { putProject } from '../../testing/putProject.js'
import { csvLine } from './csvLine.js'

const token = 'a-long-enough-admin-token'
const origin = 'http://localhost'
const host = 'localhost'
let time = Date.UTC(2026, 0, 31, 12)
let database: OpenedDatabase
const directory = createWalletDirectory(readDirectory())

function start(env: Record<string, string> = { FOYER_ADMIN_TOKEN: token }) {
  const config = readConfig(env)
  const log = pino({ level: 'silent' })
  const services = createServices({ config, database, directory, log, now: () => time })
  return { app: createApp(services), services }
}
type Server = ReturnType<typeof start>['app']

const event = (name: string, day: number, properties: object = {}, kind = 'track') => ({
  id: randomUUID(),
  projectId: 'shop',
  receivedAt: new Date(Date.UTC(2026, 0, day, 8)),
  event: name,
  kind,
  url: 'https://shop.example/',
  domain: 'shop.example',
  properties,
})

beforeAll(async () => {
  database = await openTestDatabase()
  await putProject(start().services, { name: 'Shop', analytics: true })
  await putProject(start().services, { id: 'other', name: 'Other', analytics: true })
  await database.db
    .insert(events)
    .values([
      ...Array.from({ length: 40 }, () => event('MODAL_OPEN', 30)),
      ...Array.from({ length: 7 }, () => event('SELECT_WALLET', 30, { name: 'Kestrel' })),
      event('SELECT_WALLET', 29, { name: '<script>alert(1)</script>' }),
      event('CONNECT_SUCCESS', 30, { name: 'Kestrel', caipNetworkId: 'eip155:10' }),
      event('SWITCH_NETWORK', 30, { network: 'solana:main' }),
      event('ERROR', 28, { errorType: 'RpcBroken', errorMessage: '=cmd()' }, 'error'),
      event('MODAL_OPEN', 1),
      { ...event('SELECT_WALLET', 30, { name: 'Foreign' }), projectId: 'other' },
    ])
  await database.db.execute(countEvents(sql`${events}`))
})
afterAll(() => database.close())

const signIn = (app: Server, given: string, headers: Record<string, string> = {}) =>
  app.request('/events/sign-in', {
    method: 'POST',
    body: new URLSearchParams({ token: given }).toString(),
    headers: { origin, host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const ask = (app: Server, path: string, cookie: string) =>
  app.request(path, { headers: { cookie } })

test('is off without a token, and then an empty one does not sign in', async () => {
  const { app } = start({})
  const page = await app.request('/events')
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('FOYER_ADMIN_TOKEN')
  expect((await signIn(app, '')).status).toBe(404)
  expect((await app.request('/events.csv')).status).toBe(401)
})

test('shows and exports nothing without a sign-in', async () => {
  const { app } = start()
  const page = await app.request('/events')
  expect(page.status).toBe(401)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).not.toContain('Kestrel')
  expect((await ask(app, '/events.csv', 'foyer_session=guess')).status).toBe(401)
})

test('lets in with the token, from its own form, and counts attempts', async () => {
  time += 60_000
  const { app } = start()
  expect((await signIn(app, 'wrong')).status).toBe(401)
  expect((await signIn(app, token, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await signIn(app, token, { origin: 'https://evil.example' })).status).toBe(403)
  const shown = await signIn(app, token, { origin: 'https://evil.example', accept: 'text/html' })
  expect(shown.status).toBe(403)
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await shown.text()).toContain('came from a page of another site')
  expect((await signIn(app, 'x'.repeat(5_000))).status).toBe(413)
  const answer = await signIn(app, token)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/)
  for (let n = 0; n < 8; n += 1) await signIn(app, 'wrong')
  expect((await signIn(app, token)).status).toBe(429)
})

test('tells how visitors of the project connected, and runs nothing that they wrote', async () => {
  time += 60_000
  const { app } = start()
  const cookie = cookieOf(await signIn(app, token))
  const text = await (await ask(app, '/events?project=shop&days=30', cookie)).text()
  expect(text).toMatch(/Opened<\/dt><dd>40</)
  expect(text).toContain('20% of opens')
  for (const name of ['Kestrel', 'eip155:10', 'solana:main', 'RpcBroken'])
    expect(text).toContain(name)
  expect(text).toContain('&lt;script&gt;')
  expect(text).not.toMatch(/<script|Foreign/)
  expect(text).toContain('Older')
  const second = await (await ask(app, '/events?project=shop&days=30&page=2', cookie)).text()
  expect(second).toContain('Newer')
  for (const query of [
    'project=none',
    'days=8',
    'from=2026-13-01&to=2026-01-01',
    'page=-1',
    'page=0',
  ])
    expect([400, 404]).toContain((await ask(app, `/events?${query}`, cookie)).status)
})

test('writes numbers and days as the browser of the operator wishes, and says which language that is', async () => {
  time += 60_000
  const { app } = start()
  const cookie = cookieOf(await signIn(app, token))
  const read = (wish?: string) =>
    app.request('/events?project=shop&days=30', {
      headers: { cookie, ...(wish && { 'accept-language': wish }) },
    })
  expect(await (await read()).text()).toContain('30 Jan 2026')
  const american = await read('de, en-US')
  expect(american.headers.get('content-language')).toBe('en-US')
  expect(american.headers.get('vary')).toMatch(/accept-language/i)
  const page = await american.text()
  expect(page).toContain('<html lang="en-US" dir="ltr">')
  expect(page).toContain('Jan 30, 2026')
})

test('says on a page what is wrong with its address', async () => {
  time += 60_000
  const { app } = start()
  const cookie = cookieOf(await signIn(app, token))
  const wrong = await ask(app, '/events?project=shop&from=2026-02-01&to=2026-01-01', cookie)
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('up to 400 days between two dates')
  expect((await ask(app, '/events.csv?project=shop&days=8', cookie)).status).toBe(400)
  expect((await ask(app, '/events.csv?project=none', cookie)).status).toBe(404)
})

test('exports the period as CSV', async () => {
  time += 60_000
  const { app } = start()
  const cookie = cookieOf(await signIn(app, token))
  const answer = await ask(app, '/events.csv?project=shop&days=30', cookie)
  expect(answer.headers.get('content-disposition')).toContain('events-shop.csv')
  expect((await answer.text()).trim().split('\r\n')).toHaveLength(52)
  expect(csvLine(['=1+1', 'a"b', '@x', '\ty', '-1', 'plain'])).toBe(
    '\'=1+1,"a""b",\'@x,\'\ty,\'-1,plain\r\n',
  )
})

test('exports more than fits into one part, each event once', async () => {
  time += 60_000
  const { app, services } = start()
  await putProject(services, { id: 'big', name: 'Big', analytics: true })
  // Many at the same moment, and some a microsecond apart, which a Date does not tell.
  await database.db.execute(sql`
    insert into events (id, project_id, received_at, kind, event, url, domain)
    select gen_random_uuid(), 'big', '2026-01-20T08:00:00Z'::timestamptz + (n / 700) * interval '1 microsecond',
      'track', 'MODAL_OPEN', 'https://shop.example/', 'shop.example'
    from generate_series(1, 3210) n`)
  const cookie = cookieOf(await signIn(app, token))
  const answer = await ask(app, '/events.csv?project=big&days=30', cookie)
  const lines = (await answer.text()).trim().split('\r\n').slice(1)
  expect(lines).toHaveLength(3_210)
  expect(new Set(lines.map((line) => line.split(',').at(-1)))).toHaveProperty('size', 3_210)
})

test('lets in at every process, and at none once the token is another', async () => {
  time += 60_000
  const cookie = cookieOf(await signIn(start().app, token))
  expect((await ask(start().app, '/events', cookie)).status).toBe(200)
  const other = start({ FOYER_ADMIN_TOKEN: 'another-long-enough-token' })
  expect((await ask(other.app, '/events', cookie)).status).toBe(401)
})

test('lets out at once, and by itself after 8 hours', async () => {
  time += 60_000
  const { app } = start()
  const first = cookieOf(await signIn(app, token))
  const second = cookieOf(await signIn(app, token))
  await app.request('/events/sign-out', {
    method: 'POST',
    headers: { origin, host, cookie: first },
  })
  expect((await ask(app, '/events', first)).status).toBe(401)
  expect((await ask(app, '/events', second)).status).toBe(200)
  time += 8 * 3_600_000
  expect((await ask(app, '/events', second)).status).toBe(401)
})
