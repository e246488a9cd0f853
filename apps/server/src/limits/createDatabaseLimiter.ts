import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { rateLimits } from '../database/schema.js'
import type { RateLimiter } from './RateLimiter.js'

/** Counts in the database, for several processes together. Rows of minutes gone by are removed. */
export function createDatabaseLimiter(db: Database): RateLimiter {
  let cleaned = 0
  return {
    async hit(key, minute) {
      if (minute > cleaned) {
        cleaned = minute
        await db.delete(rateLimits).where(lt(rateLimits.minute, minute - 1))
      }
      const [row] = await db
        .insert(rateLimits)
        .values({ key, minute, hits: 1 })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            minute: sql`excluded.minute`,
            hits: sql`case when ${rateLimits.minute} = excluded.minute then ${rateLimits.hits} + 1 else 1 end`,
          },
        })
        .returning({ hits: rateLimits.hits })
      return row?.hits ?? 1
    },
  }
}
