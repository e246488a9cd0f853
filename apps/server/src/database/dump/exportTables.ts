import { sql } from 'drizzle-orm'
import type { Database } from '../Database.js'
import { dumpHead } from './DumpHead.js'
import { listTables } from './listTables.js'
import { rowsOf } from './rowsOf.js'

type Write = (line: string) => Promise<unknown>

/** Pictures are rows too. */
const rowsAtOnce = 50

/**
 * Writes everything that is worth keeping as lines of JSON, as it is at one moment: a head, each row with its
 * table, and how many there were. The database itself writes the rows, so that no number loses a digit.
 *
 * @returns how many rows there were
 */
export function exportTables(db: Database, write: Write): Promise<number> {
  return db.transaction(
    async (inner) => {
      await write(JSON.stringify(await dumpHead(inner)))
      let count = 0
      for (const table of await listTables(inner)) count += await exportTable(inner, table, write)
      await write(JSON.stringify({ rows: count }))
      return count
    },
    { isolationLevel: 'repeatable read' },
  )
}

async function exportTable(db: Database, table: string, write: Write): Promise<number> {
  const from = sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`
  await db.execute(sql`declare exported cursor for ${from}`)
  const fetch = sql`fetch ${sql.raw(String(rowsAtOnce))} from exported`
  let count = 0
  for (;;) {
    const rows = await rowsOf<{ row: string }>(db, fetch)
    if (rows.length === 0) break
    for (const { row } of rows) await write(`{"table":${JSON.stringify(table)},"row":${row}}`)
    count += rows.length
  }
  await db.execute(sql`close exported`)
  return count
}
