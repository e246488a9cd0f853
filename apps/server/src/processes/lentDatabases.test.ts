import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { migrationsFolder } from '../database/migrationsFolder.js'
import { lendPostgres } from '../testing/lendPostgres.js'
import { requiredEnv } from './requiredEnv.js'

/*
 * The tests on PostgreSQL stand on databases that are lent: one that kept anything of the test before would make another one pass or fail by
 * chance.
 */

/** Noted in a table of their own, so that no other test has these databases. */
const migrations = { migrationsFolder, migrationsTable: 'lent_again' }
const open = () => lendPostgres(requiredEnv('FOYER_TEST_DATABASE_URL'), migrations)

async function read({ db }: Pick<OpenedDatabase, 'db'>, query: string): Promise<unknown[]> {
  const { rows } = (await db.execute(sql.raw(query))) as unknown as { rows: object[] }
  return rows.flatMap((row) => Object.values(row))
}
const nameOf = (opened: OpenedDatabase) => read(opened, 'select current_database()')
const lease = "insert into leases (name, holder, until) values ('one', 'a', 1)"

test('a database that a test has closed is lent again without its rows, settings and temporary tables', async () => {
  const first = await open()
  const name = await nameOf(first)
  await read(first, lease)
  await read(first, "set timezone to 'Asia/Tokyo'")
  await read(first, 'create temporary table passing as select 1')
  await first.close()

  const second = await open()
  expect(second.isNew).toBe(true)
  expect(await nameOf(second)).toEqual(name)
  expect(await read(second, 'select count(*)::int from leases')).toEqual([0])
  expect(await read(second, 'show timezone')).not.toEqual(['Asia/Tokyo'])
  await expect(read(second, 'select * from passing')).rejects.toThrow()
  await second.close()
})

test('one whose tables a test has changed is dropped', async () => {
  const first = await open()
  const name = await nameOf(first)
  await read(first, 'alter table leases add column more text')
  await first.close()

  const second = await open()
  expect(await nameOf(second)).not.toEqual(name)
  expect(await read(second, `select 1 from pg_database where datname = '${name}'`)).toEqual([])
  await second.close()
})

test('two that are open at the same time are apart', async () => {
  const [one, other] = await Promise.all([open(), open()])
  await read(one, lease)
  expect(await read(other, 'select count(*)::int from leases')).toEqual([0])
  await Promise.all([one.close(), other.close()])
})
