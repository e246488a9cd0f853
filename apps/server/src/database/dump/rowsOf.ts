import type { SQL } from 'drizzle-orm'
import type { Database } from '../Database.js'

/** The rows that a statement of our own gives, on either database. */
export async function rowsOf<row>(db: Database, statement: SQL): Promise<row[]> {
  const answer = (await db.execute(statement)) as { rows: row[] }
  return answer.rows
}
