import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { afterEach, expect, test } from 'vitest'
import { openPostgres } from '../database/openPostgres.js'
import { createProjects } from '../projects/createProjects.js'
import { seedLocalProject } from '../projects/seedLocalProject.js'
import { createTestDatabase } from '../testing/createTestDatabase.js'
import { relayUrlOf, unlimitedRelay } from './relayEnv.js'
import { requiredEnv } from './requiredEnv.js'
import { type Child, startChild } from './startChild.js'
import { startPair } from './startPair.js'

const pairCount = 200
/** How many of the processes end, and how. */
const rounds = [
  { ending: 1, signal: 'SIGKILL' },
  { ending: 1, signal: 'SIGTERM' },
  { ending: 2, signal: 'SIGKILL' },
] as const

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

test('200 pairs talk over two processes that die again and again: what was acknowledged arrives, once', async () => {
  const { start, prefix, redisUrl } = await place()
  const processes: Child[] = await Promise.all([start(), start()])
  const pick = (n: number) => relayUrlOf(processes[n % processes.length])
  const breath = createBreath()
  const pairs = Array.from({ length: pairCount }, (_, n) =>
    startPair({ n, pick, next: breath.next }),
  )
  ends.push(async () => {
    for (const { stop } of pairs) stop()
  })
  const progress = () => Math.min(...pairs.map(({ answered }) => answered()))
  const talk = async (turns: number) => {
    const until = progress() + turns
    await expect.poll(progress, { timeout: 120_000, interval: 50 }).toBeGreaterThanOrEqual(until)
  }
  await talk(3)
  for (const { ending, signal } of rounds) {
    await wait(Math.random() * 100)
    const going = processes.splice(0, ending)
    const codes = await Promise.all(going.map(({ end }) => end(signal)))
    if (signal === 'SIGTERM') expect(codes).toEqual([0])
    // The process that is left carries on alone.
    if (processes.length > 0) await talk(3)
    breath.hold()
    processes.push(...(await Promise.all(going.map(start))))
    breath.go()
    await talk(3)
  }

  await Promise.all(pairs.map(({ finish }) => finish()))
  const all = pairs.map((pair) => pair.report())
  for (const { sent, heard } of all) expect(heard).toEqual(sent)
  // What came twice came so because a process died between hearing and saying that it was received.
  const messages = all.reduce((sum, { sent }) => sum + sent.length, 0)
  const twice = all.reduce((sum, one) => sum + one.twice, 0)
  expect(messages).toBeGreaterThan(pairCount * rounds.length * 6)
  expect(twice).toBeLessThanOrEqual(pairCount * 2 * rounds.length)

  const client = await createClient({ url: redisUrl }).connect()
  ends.push(() => client.close())
  await expect.poll(() => client.keys(`${prefix}relay:mailbox:*`)).toEqual([])
}, 600_000)

/** All pairs hold their breath while a server starts: it would wait for the machine that they share. */
function createBreath() {
  let held: (() => void)[] | undefined
  return {
    next(ask: () => void) {
      if (held) held.push(ask)
      else ask()
    },
    hold() {
      held = []
    },
    go() {
      const asks = held ?? []
      held = undefined
      for (const ask of asks) ask()
    },
  }
}

/** Where servers meet: a database and a Redis. */
async function place() {
  const redisUrl = requiredEnv('FOYER_TEST_REDIS_URL')
  const shared = await createTestDatabase(requiredEnv('FOYER_TEST_DATABASE_URL'))
  ends.push(shared.drop)
  const { db, close } = await openPostgres(shared.url, 2)
  await seedLocalProject(createProjects(db, Date.now), 'local')
  await close()
  const prefix = `test-${randomBytes(4).toString('hex')}:`
  const start = async (): Promise<Child> => {
    const child = await startChild({
      DATABASE_URL: shared.url,
      FOYER_DATABASE_CONNECTIONS: '4',
      REDIS_URL: redisUrl,
      FOYER_REDIS_PREFIX: prefix,
      ...unlimitedRelay,
    })
    ends.push(() => child.end('SIGKILL'))
    return child
  }
  return { start, prefix, redisUrl }
}
