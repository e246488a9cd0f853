import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../../database/Database.js'
import { openMemory } from './openMemory.js'

/** Noted in a table of their own, so that no other test lends these databases. */
const migrations = {
  migrationsFolder: fileURLToPath(new URL('../../../guard-migrations', import.meta.url)),
  migrationsTable: 'lent_again',
}
const open = () => openMemory(migrations)

async function read({ db }: Pick<OpenedDatabase, 'db'>, query: string): Promise<unknown[]> {
  const { rows } = (await db.execute(sql.raw(query))) as unknown as { rows: object[] }
  return rows.flatMap((row) => Object.values(row))
}
const startOf = (opened: OpenedDatabase) => read(opened, 'select pg_postmaster_start_time()')
const log = "insert into guard_log (wallet, at, what) values ('one', 1, 'opened') returning id::int"

beforeAll(async () => (await open()).close(), 120_000)

test('a database that a test has closed is lent again without its rows, numbers, settings and temporary tables', async () => {
  const first = await open()
  const start = await startOf(first)
  expect(await read(first, log)).toEqual([1])
  expect(await read(first, log)).toEqual([2])
  await read(first, "set timezone to 'Asia/Tokyo'")
  await read(first, 'create temporary table passing as select 1')
  await first.close()

  const second = await open()
  expect(second.isNew).toBe(true)
  expect(await startOf(second)).toEqual(start)
  expect(await read(second, 'select count(*)::int from guard_log')).toEqual([0])
  expect(await read(second, 'show timezone')).not.toEqual(['Asia/Tokyo'])
  await expect(read(second, 'select * from passing')).rejects.toThrow()
  expect(await read(second, log)).toEqual([1])
  await second.close()
})

test('one whose tables a test has changed is not lent again', async () => {
  const first = await open()
  const start = await startOf(first)
  await read(first, 'alter table guard_log add column more text')
  await first.close()

  const second = await open()
  expect(await startOf(second)).not.toEqual(start)
  await second.close()
})

test('a closed one answers nothing, and ends what it has begun before another test has it', async () => {
  const first = await open()
  const begun = first.db.transaction(async (inside) => {
    await inside.execute(sql.raw(log))
    await inside.execute(sql`select pg_sleep(0.01)`)
    await inside.execute(sql.raw(log))
  })
  const closing = first.close()
  await expect(first.ping()).rejects.toThrow('The embedded database is closed')
  await expect(first.close()).rejects.toThrow('The embedded database is closed')
  await Promise.all([begun, closing])

  const second = await open()
  await expect(read(first, 'select 1')).rejects.toThrow()
  expect(await read(second, 'select count(*)::int from guard_log')).toEqual([0])
  await second.close()
})

test('two that are open at the same time are apart', async () => {
  const [one, other] = await Promise.all([open(), open()])
  await read(one, log)
  expect(await read(other, 'select count(*)::int from guard_log')).toEqual([0])
  await Promise.all([one.close(), other.close()])
})

test('a statement that came again before, and that its thread has prepared, comes again after', async () => {
  const query = 'select count(*)::int from guard_log'
  const first = await open()
  for (const _ of [1, 2, 3]) expect(await read(first, query)).toEqual([0])
  await first.close()

  const second = await open()
  expect(await read(second, query)).toEqual([0])
  await second.close()
})
