import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database, OpenedDatabase } from '../../database/Database.js'
import { leases } from '../../leases/tables.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'
import { startStandIn } from '../../testing/startStandIn.js'
import { createTransakTokens } from './createTransakTokens.js'

let database: OpenedDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A database in which a right is taken once `turn` has come; `reach` hears that one is wanted. */
function behind(db: Database, { turn, reach }: { turn: Promise<void>; reach(): void }): Database {
  const late: Database = Object.create(db)
  late.insert = (table) => {
    const insert = db.insert(table)
    const values = insert.values.bind(insert)
    if (getTableName(table) === getTableName(leases))
      insert.values = (given: never) => {
        const query = values(given)
        const execute = query.execute.bind(query)
        query.execute = async () => {
          reach()
          await turn
          return execute()
        }
        return query
      }
    return insert
  }
  return late
}

test('a process that read a token before another one renewed it takes the new one, and ends it not', async () => {
  const given: string[] = []
  const vendor = await startStandIn((_, __, response) => {
    given.push(`token of this vendor, ${given.length}`)
    const data = { accessToken: given.at(-1), expiresAt: 1_800_000_000 + 7 * 86_400 }
    response.end(JSON.stringify({ data }))
  })
  onTestFinished(() => vendor.stop())
  const clock = { time: 1_800_000_000_000 }
  const settings = { key: 'key', secret: 'secret of this vendor', domain: 'shop.example' }
  const open = (db: Database) =>
    createTransakTokens({ settings, base: vendor.url, db, now: () => clock.time })

  const one = open(database.db)
  const first = await one.get()
  clock.time += 61_000
  let come = () => {}
  const turn = new Promise<void>((resolve) => (come = resolve))
  let reach = () => {}
  const reached = new Promise<void>((resolve) => (reach = resolve))
  const late = open(behind(database.db, { turn, reach })).get(first)
  await reached
  const next = await one.get(first)
  come()
  expect(await late).toBe(next)
  expect(given).toEqual([first, next])
})
