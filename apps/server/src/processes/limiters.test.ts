import { randomBytes } from 'node:crypto'
import { createClient } from '@redis/client'
import { pino } from 'pino'
import { freePort } from 'sandbox/freePort'
import { afterEach, describe, expect, test } from 'vitest'
import { openPostgres } from '../database/openPostgres.js'
import { createDatabaseLimiter } from '../limits/createDatabaseLimiter.js'
import { createRedisLimiter } from '../limits/createRedisLimiter.js'
import type { RateLimiter } from '../limits/RateLimiter.js'
import { createTestDatabase } from '../testing/createTestDatabase.js'
import { requiredEnv } from './requiredEnv.js'
import { startKept } from './startKept.js'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function twoOnPostgres(): Promise<RateLimiter[]> {
  const { url, drop } = await createTestDatabase(requiredEnv('FOYER_TEST_DATABASE_URL'))
  ends.push(drop)
  const opened = [await openPostgres(url, 4), await openPostgres(url, 4)]
  ends.push(...opened.map(({ close }) => close))
  return opened.map(({ db }) => createDatabaseLimiter(db))
}

/** Other tests use the same Redis. */
const prefix = `test-${randomBytes(4).toString('hex')}:`
/** Patient enough for a busy machine; a Redis that is silent for good takes so long, once. */
const waitMs = 5_000

/** What a limiter on Redis said and counted besides. */
function onRedis(url: string, now: () => number) {
  const told = { alone: 0, lines: [] as string[] }
  const log = pino({ level: 'info' }, { write: (line) => told.lines.push(JSON.parse(line).msg) })
  const alone = () => {
    told.alone += 1
  }
  const limiter = createRedisLimiter({ url, prefix, waitMs, log, now, alone })
  ends.push(limiter.close)
  return { limiter, told }
}

/** Asks again until the limiter has found its way to Redis. */
async function counting({ limiter, told }: ReturnType<typeof onRedis>, pass: () => void) {
  await expect
    .poll(async () => {
      const before = told.alone
      pass()
      await limiter.hit(['warm'], 1)
      return told.alone === before
    })
    .toBe(true)
  return limiter
}

async function twoOnRedis(): Promise<RateLimiter[]> {
  let time = 0
  const pass = () => {
    time += 2_000
  }
  const url = requiredEnv('FOYER_TEST_REDIS_URL')
  return Promise.all(
    [1, 2].map(() =>
      counting(
        onRedis(url, () => time),
        pass,
      ),
    ),
  )
}

describe.each([
  ['PostgreSQL', twoOnPostgres],
  ['Redis', twoOnRedis],
])('two processes that count in %s', (_, open) => {
  test('count together, exactly, however much comes at once', async () => {
    const limiters = await open()
    const name = `shop ${Math.random()}`
    const asked = Array.from({ length: 400 }, (_, index) => index)
    const counts = await Promise.all(
      asked.map((index) =>
        // Two keys in either order: neither process waits for the other for ever.
        limiters[index % 2]?.hit(index % 3 ? [name, 'b'] : ['b', name], 100),
      ),
    )
    const hits = counts.map((both, index) => both?.[index % 3 ? 0 : 1] ?? 0)
    expect(hits.sort((a, b) => a - b)).toEqual(asked.map((index) => index + 1))
    expect(await limiters[0]?.hit([name], 101)).toEqual([1])
    expect(await limiters[1]?.hit([name], 101)).toEqual([2])
  })
})

test('a process whose clock lags behind does not begin the count of the others anew', async () => {
  const [ahead, behind] = await twoOnPostgres()
  await ahead?.hit(['shop'], 8)
  expect(await behind?.hit(['shop'], 7)).toEqual([2])
  expect(await ahead?.hit(['shop'], 8)).toEqual([3])
})

test('every key in Redis has the prefix and goes by itself', async () => {
  await twoOnRedis()
  const client = createClient({ url: requiredEnv('FOYER_TEST_REDIS_URL') })
  await client.connect()
  ends.push(() => client.close())
  const keys = await client.keys(`${prefix}limit:*`)
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) expect(await client.pTTL(key)).toBeGreaterThan(0)
})

test('without Redis each process counts alone and says so once, until Redis is back', async () => {
  let time = 0
  const port = String(await freePort())
  const first = await startKept('redis', ['--port', port])
  ends.push(first.stop)
  const one = onRedis(first.url, () => time)
  const pass = () => {
    time += 2_000
  }
  const limiter = await counting(one, pass)
  expect(await limiter.hit(['shop'], 5)).toEqual([1])
  one.told.lines.length = 0
  one.told.alone = 0

  // Stopped without a word it does not even refuse: requests wait for a bounded time, and once.
  process.kill(first.pid, 'SIGSTOP')
  const counts = await Promise.all([1, 2, 3].map(() => limiter.hit(['shop'], 5)))
  expect(counts).toEqual([[1], [2], [3]])
  expect(await limiter.hit(['shop'], 5)).toEqual([4])
  expect(one.told).toEqual({
    alone: 4,
    lines: ['Redis does not answer: limits are counted in each process alone'],
  })
  process.kill(first.pid, 'SIGKILL')
  await first.stop()
  pass()
  expect(await limiter.hit(['shop'], 5)).toEqual([5])

  const second = await startKept('redis', ['--port', port])
  ends.push(second.stop)
  await counting(one, pass)
  expect(await limiter.hit(['shop'], 5)).toEqual([1])
  expect(one.told.lines).toEqual([
    'Redis does not answer: limits are counted in each process alone',
    'Redis answers again: limits are counted together',
  ])
}, 180_000)
