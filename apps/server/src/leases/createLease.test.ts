import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { createLease, LeaseLostError } from './createLease.js'
import { leases } from './tables.js'

let database: OpenedDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let works = 0

/** A work that two processes want to do, at a time that passes as told. */
function start() {
  works += 1
  const clock = { time: 1_000_000 }
  const name = `work ${works}`
  const { db } = database
  const of = (holder: string) =>
    createLease({ db, name, holder, forMs: 30_000, now: () => clock.time })
  return { clock, one: of('one'), two: of('two') }
}

/** What a process writes as the holder: here a row of its own. */
const note = (name: string) => ({
  name,
  write: (db: OpenedDatabase['db']) =>
    db.insert(leases).values({ name, holder: 'note', until: 0 }).returning(),
  is: async () => (await database.db.select().from(leases).where(eq(leases.name, name))).length,
})

test('belongs to one until it is over, and to itself again before that', async () => {
  const { clock, one, two } = start()
  expect(await one.take()).toBe(true)
  expect(await one.take()).toBe(true)
  clock.time += 29_999
  expect(await two.take()).toBe(false)
  clock.time += 1
  expect(await two.take()).toBe(true)
  expect(await one.take()).toBe(false)
})

test('one of many that ask at the same moment gets it', async () => {
  const { one, two } = start()
  const all = await Promise.all([one.take(), two.take()])
  expect(all.filter(Boolean)).toHaveLength(1)
})

test('lets no process write that has lost it, and takes back what was written when the work fails', async () => {
  const { clock, one, two } = start()
  const [lost, kept, failed] = [note('lost'), note('kept'), note('failed')]
  await one.take()
  clock.time += 30_000
  await two.take()
  await expect(one.write(lost.write)).rejects.toThrow(LeaseLostError)
  expect(await lost.is()).toBe(0)
  await two.write(kept.write)
  expect(await kept.is()).toBe(1)
  const failing = two.write(async (db) => {
    await failed.write(db)
    throw new Error('disk full')
  })
  await expect(failing).rejects.toThrow('disk full')
  expect(await failed.is()).toBe(0)
})

test('is renewed by writing, and free at once when it is given up', async () => {
  const { clock, one, two } = start()
  await one.take()
  clock.time += 20_000
  await one.write(async () => undefined)
  clock.time += 20_000
  expect(await two.take()).toBe(false)
  // A process without the lease cannot give it up.
  await two.release()
  expect(await two.take()).toBe(false)
  await one.release()
  expect(await two.take()).toBe(true)
})
