import { sql } from 'drizzle-orm'
import type { Database } from './Database.js'

/**
 * Gives the room of deleted rows back to new ones and counts anew what the choice of indexes goes by.
 * A PostgreSQL does this by itself; the embedded one has no process for it.
 */
export async function tend(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze)`)
}
