import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.js'
import type { OpenedDatabase } from '../Database.js'
import { openEmbedded } from '../openEmbedded.js'
import { listTables } from './listTables.js'
import { rowsOf } from './rowsOf.js'
import { runDatabaseAdmin } from './runDatabaseAdmin.js'

let folder: string
const opened: OpenedDatabase[] = []
async function use(opening: Promise<OpenedDatabase>) {
  const one = await opening
  opened.push(one)
  return one.db
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-dump-'))
})
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
  rmSync(folder, { recursive: true, force: true })
})

type Db = OpenedDatabase['db']
type Column = { name: string; type: string }

/** Values that a careless way through JSON would change. */
const values: Readonly<Record<string, string>> = {
  text: `E'a\\u00e9\\u2028"\\\\ {"row":1}\\nb'`,
  uuid: `'00000000-0000-4000-8000-000000000001'`,
  jsonb: `'{"big": 12345678901234567890.5, "list": [null, "\\\\"]}'`,
  bytea: `'\\x00ff0a22'`,
  boolean: 'true',
  integer: '2147483647',
  bigint: '9007199254740993',
  numeric: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
  'double precision': '0.1',
  date: `'2026-02-28'`,
  'timestamp with time zone': `'2026-01-01 00:00:00.123456+00'`,
  'text[]': `array['a,b', '"', '']`,
  'bigint[]': 'array[9007199254740993, 0]',
}

/** A row in every table that there is. */
async function fill(db: Db): Promise<void> {
  for (const table of await listTables(db)) {
    const columns = await rowsOf<Column>(
      db,
      sql`select attname::text as name, format_type(atttypid, null) as type from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`,
    )
    const unknown = columns.filter(({ type }) => !values[type])
    expect(unknown, `${table} has types that this test has no value for`).toEqual([])
    const list = columns.map(({ type }) => values[type]).join(', ')
    await db.execute(sql`insert into ${sql.identifier(table)} values (${sql.raw(list)})`)
  }
}

async function everything(db: Db): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const table of await listTables(db))
    all[table] = await rowsOf(db, sql`select t::text from ${sql.identifier(table)} t`)
  return all
}

test('what is exported from the embedded database is in another one after the import, to the digit', async () => {
  const from = await use(openEmbedded())
  await fill(from)
  expect(await runDatabaseAdmin(from, ['export', 'all.jsonl'], folder)).toMatch(
    /^\d+ rows exported/,
  )
  await expect(runDatabaseAdmin(from, ['export', 'all.jsonl'], folder)).rejects.toThrow('EEXIST')

  const into = await use(openTestDatabase())
  const tables = await listTables(into)
  expect(tables).not.toContain('rate_limits')
  expect(await runDatabaseAdmin(into, ['import', 'all.jsonl'], folder)).toBe(
    `${tables.length} rows imported.`,
  )
  expect(await everything(into)).toEqual(await everything(from))
  await expect(runDatabaseAdmin(into, ['import', 'all.jsonl'], folder)).rejects.toThrow(
    'The database is not empty',
  )
  expect(await runDatabaseAdmin(into, ['export'], folder)).toContain('Usage')
}, 120_000)

test('a file that is cut off, foreign or of another version changes nothing', async () => {
  const from = await use(openTestDatabase())
  await fill(from)
  await runDatabaseAdmin(from, ['export', 'all.jsonl'], folder)
  const lines = readFileSync(join(folder, 'all.jsonl'), 'utf8').trimEnd().split('\n')
  const [head = '', ...rows] = lines
  const into = await use(openTestDatabase())
  const other = head.replace(/"tables":"\d+"/, '"tables":"1"')
  const bad: [string[], string][] = [
    [lines.slice(0, -1), 'not whole'],
    [[...lines, ...rows], 'not whole'],
    [[head, ...rows.slice(1)], 'not whole'],
    [[head, '{"table":"projects"'], 'not whole'],
    [['{}'], 'no exported database'],
    [[], 'no exported database'],
    [[other, ...rows], 'another version of the server'],
    [[head, '{"table":"pg_authid","row":{}}', '{"rows":1}'], 'no table pg_authid'],
  ]
  for (const [index, [text, reason]] of bad.entries()) {
    const file = join(folder, `bad-${index}`)
    writeFileSync(file, text.join('\n'))
    await expect(runDatabaseAdmin(into, ['import', file], folder)).rejects.toThrow(reason)
  }
  const empty = Object.values(await everything(into))
  expect(empty.every((found) => Array.isArray(found) && found.length === 0)).toBe(true)
}, 120_000)
