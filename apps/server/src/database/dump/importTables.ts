import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../Database.js'
import { DumpHead, dumpHead } from './DumpHead.js'
import { listTables } from './listTables.js'
import { rowsOf } from './rowsOf.js'

const rowsAtOnce = 50

const Line = v.union([
  v.object({ table: v.string(), row: v.looseObject({}) }),
  v.object({ rows: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
])

/**
 * Fills an empty database with the lines of an exported one: all of them, or nothing.
 *
 * @returns how many rows there were
 * @throws with a sentence for the operator when the lines are not whole, or do not fit the database
 */
export async function importTables(db: Database, lines: AsyncGenerator<string>): Promise<number> {
  try {
    return await db.transaction((inner) => fill(inner, lines))
  } finally {
    await lines.return(undefined)
  }
}

async function fill(db: Database, lines: AsyncGenerator<string>): Promise<number> {
  const tables = await listTables(db)
  await needEmpty(db, tables)
  const first = await lines.next()
  await needSameTables(db, first.done ? undefined : first.value)
  let count = 0
  for await (const { table, texts } of batches(rows(lines))) {
    if (!tables.includes(table)) throw new Error(`There is no table ${table} to fill.`)
    await insert(db, table, texts)
    count += texts.length
  }
  return count
}

type Row = { table: string; text: string }

/** The rows, up to the line that says how many they are. @throws without that line, or with more after it */
async function* rows(lines: AsyncGenerator<string>): AsyncGenerator<Row> {
  let count = 0
  let whole = false
  for await (const text of lines) {
    const line = parse(text)
    if (whole) throw notWhole()
    if ('rows' in line) whole = line.rows === count
    else yield { table: line.table, text }
    count += 1
  }
  if (!whole) throw notWhole()
}

/** Some rows of one table at a time. */
async function* batches(
  all: AsyncGenerator<Row>,
): AsyncGenerator<{ table: string; texts: string[] }> {
  let batch = { table: '', texts: [] as string[] }
  for await (const { table, text } of all) {
    const full = table !== batch.table || batch.texts.length >= rowsAtOnce
    if (full && batch.texts.length > 0) yield batch
    if (full) batch = { table, texts: [] }
    batch.texts.push(text)
  }
  if (batch.texts.length > 0) yield batch
}

/** The database itself reads the rows, as it wrote them. */
async function insert(db: Database, table: string, lines: readonly string[]): Promise<void> {
  const name = sql.identifier(table)
  const json = `[${lines.join(',')}]`
  await db.execute(sql`
    insert into ${name}
    select filled.* from json_array_elements(${json}::json) line,
      json_populate_record(null::${name}, line -> 'row') filled`)
}

async function needEmpty(db: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const rows = await rowsOf(db, sql`select 1 from ${sql.identifier(table)} limit 1`)
    if (rows.length > 0)
      throw new Error(`The database is not empty: ${table} has rows. Import into a new one.`)
  }
}

async function needSameTables(db: Database, first: string | undefined): Promise<void> {
  const head = v.safeParse(v.pipe(v.string(), v.parseJson(), DumpHead), first)
  if (!head.success) throw new Error('This is no exported database.')
  if (head.output.tables === (await dumpHead(db)).tables) return
  throw new Error(
    'This was exported by another version of the server, which had other tables. Export and import ' +
      'with the same version.',
  )
}

function parse(text: string): v.InferOutput<typeof Line> {
  const line = v.safeParse(v.pipe(v.string(), v.parseJson(), Line), text)
  if (line.success) return line.output
  throw notWhole()
}

function notWhole(): Error {
  return new Error('The file is not whole. Nothing was imported.')
}
