import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, OpenedDatabase } from '../database/Database.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { createCounter, providerCount } from './createCounter.js'
import { eventCounts } from './tables.js'

let database: OpenedDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('two processes count together, and what could not be written is written with the next', async () => {
  let isDown = true
  const failing = new Proxy(database.db, {
    get(db, key: keyof Database) {
      if (isDown && key === 'insert') throw new Error('down')
      return db[key]
    },
  })
  const log = pino({ level: 'silent' })
  let time = Date.UTC(2026, 0, 31, 23, 59)
  const [one, other] = [failing, database.db].map((db) => createCounter(db, log, () => time))
  const rows = async () =>
    (await database.db.select().from(eventCounts)).map(({ day, what, count }) => [day, what, count])
  const offered = providerCount('swap', 'offered')
  one?.add('shop', offered, 'pools')
  one?.add('shop', offered, 'pools')
  other?.add('shop', offered, 'pools')
  await expect.poll(rows).toEqual([['2026-01-31', 'swap: offered', 1]])
  isDown = false
  time += 60_000
  one?.add('shop', offered, 'pools')
  await expect
    .poll(async () => (await rows()).toSorted())
    .toEqual([
      ['2026-01-31', 'swap: offered', 3],
      ['2026-02-01', 'swap: offered', 1],
    ])
})
