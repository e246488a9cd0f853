import { inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { countTogether } from './countTogether.js'
import type { RateLimiter } from './RateLimiter.js'
import { rateLimits } from './tables.js'

/** Counts in the database, for several processes together. Rows of minutes gone by are removed. */
export function createDatabaseLimiter(db: Database): RateLimiter {
  let cleaned = 0
  const hit = countTogether(async (hits, minute) => {
    if (minute > cleaned) {
      cleaned = minute
      await clean(db, minute)
    }
    const values = [...hits].map(([key, more]) => ({ key, minute, hits: more }))
    const rows = await db
      .insert(rateLimits)
      .values(values)
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          // The clock of another process may be ahead: its minute is not begun anew.
          minute: sql`greatest(${rateLimits.minute}, excluded.minute)`,
          hits: sql`case when ${rateLimits.minute} >= excluded.minute then ${rateLimits.hits} else 0 end + excluded.hits`,
        },
      })
      .returning({ key: rateLimits.key, hits: rateLimits.hits })
    const counts = new Map(rows.map((row) => [row.key, row.hits]))
    return values.map((value) => counts.get(value.key) ?? value.hits)
  })
  return { hit, close: async () => undefined }
}

/** Leaves out what another process is just counting, lest the two wait for each other. */
async function clean(db: Database, minute: number): Promise<void> {
  const old = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.minute, minute - 1))
    .for('update', { skipLocked: true })
  await db.delete(rateLimits).where(inArray(rateLimits.key, old))
}
