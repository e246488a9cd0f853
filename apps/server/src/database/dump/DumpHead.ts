import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../Database.js'
import { rowsOf } from './rowsOf.js'

/** The first line of an exported database. */
export const DumpHead = v.object({
  format: v.literal('foyer-database-1'),
  /** The last change of the tables that was made to the database, as its migrations count them. */
  tables: v.string(),
})

export type DumpHead = v.InferOutput<typeof DumpHead>

/** What an export of this database begins with. */
export async function dumpHead(db: Database): Promise<DumpHead> {
  const [row] = await rowsOf<{ last: string }>(
    db,
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  )
  return { format: 'foyer-database-1', tables: row?.last ?? '' }
}
