import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { openPostgres } from '../database/openPostgres.js'
import { createProjects } from '../projects/createProjects.js'
import { seedLocalProject } from '../projects/seedLocalProject.js'
import { createTestDatabase } from '../testing/createTestDatabase.js'
import { requiredEnv } from './requiredEnv.js'
import { missingEvents, sendEvents } from './sendEvents.js'
import { type Child, startChild } from './startChild.js'

let shared: { url: string; drop(): Promise<void> }
let database: OpenedDatabase
const children: Child[] = []

/** A server on the shared database, without limits unless they are given. */
async function start(env: Readonly<Record<string, string>> = {}): Promise<Child> {
  const child = await startChild({
    DATABASE_URL: shared.url,
    FOYER_DATABASE_CONNECTIONS: '4',
    FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
    FOYER_PROJECT_REQUESTS_PER_MINUTE: '0',
    ...env,
  })
  children.push(child)
  return child
}

beforeAll(async () => {
  shared = await createTestDatabase(requiredEnv('FOYER_TEST_DATABASE_URL'))
})
afterEach(async () => {
  await Promise.all(children.splice(0).map(({ end }) => end('SIGKILL')))
})
afterAll(async () => {
  await database.close()
  await shared.drop()
})

test('three processes that start together on an empty database make its tables once, and share what is in it', async () => {
  const three = await Promise.all([start(), start(), start()])
  database = await openPostgres(shared.url, 4)
  const count = sql<number>`count(*)::int`
  const migrations = sql`drizzle.__drizzle_migrations`
  const hash = sql<string>`hash`
  const [row] = await database.db
    .select({ all: count, different: sql<number>`count(distinct ${hash})::int` })
    .from(migrations)
  expect(row?.all).toBeGreaterThan(0)
  expect(row?.different).toBe(row?.all)

  // Each of them has just learned that there is no such project, and remembers it for a while.
  const ask = ({ url }: Child) =>
    fetch(`${url}/projects/v1/origins?projectId=local`).then(({ status }) => status)
  expect(await Promise.all(three.map(ask))).toEqual([401, 401, 401])
  await seedLocalProject(createProjects(database.db, Date.now), 'local')
  await expect
    .poll(() => Promise.all(three.map(ask)), { timeout: 60_000, interval: 250 })
    .toEqual([200, 200, 200])
}, 180_000)

test.each([
  ['the database', () => ({})],
  ['Redis', () => ({ REDIS_URL: requiredEnv('FOYER_TEST_REDIS_URL') })],
])(
  'two processes that count in %s let through what one would',
  async (_, env) => {
    const limit = 30
    const settings = {
      ...{ ...env(), FOYER_ADDRESS_REQUESTS_PER_MINUTE: String(limit), FOYER_TRUSTED_PROXIES: '1' },
      FOYER_REDIS_PREFIX: `test-${randomBytes(4).toString('hex')}:`,
      // A client with fewer requests counts alone on a busy machine, as it should.
      FOYER_REDIS_WAIT_MS: '30000',
    }
    const two = await Promise.all([1, 2].map(() => start(settings)))
    const ask = async (n: number, address: string) => {
      const headers = { 'x-forwarded-for': address }
      return (await fetch(`${two[n % 2]?.url}/nothing`, { headers })).status
    }

    let answers: number[]
    let minute: number
    do {
      // A minute that ends meanwhile would begin the count anew.
      minute = Math.floor(Date.now() / 60_000)
      // Earlier requests are counted already.
      const address = `2001:db8:${minute % 10_000}::1`
      answers = await Promise.all(Array.from({ length: limit * 2 }, (_, n) => ask(n, address)))
    } while (Math.floor(Date.now() / 60_000) !== minute)
    expect(answers.filter((status) => status === 404)).toHaveLength(limit)
    expect(answers.filter((status) => status === 429)).toHaveLength(limit)
  },
  180_000,
)

test('a process that is stopped, and one that is killed, lose nothing and disturb no other', async () => {
  const [staying, stopping, dying] = await Promise.all([start(), start(), start()])
  const load = sendEvents([staying.url, stopping.url, dying.url])
  await load.more(100)
  expect(await stopping.end('SIGTERM')).toBe(0)
  await dying.end('SIGKILL')
  await load.more(100)
  await load.stop()
  expect(await missingEvents(database.db, load.acknowledged)).toEqual([])

  const alone = sendEvents([staying.url])
  await alone.more(50)
  await alone.stop()
  expect((await fetch(`${staying.url}/ready`)).status).toBe(200)
}, 180_000)
