import { lte, sql } from 'drizzle-orm'
import { tooOften } from '../errors/tooOften.js'
import type { Guard } from './Guard.js'
import { guardCounts } from './guardTables.js'

/** So often something may be done for a key within a time; 0 is any number. */
export type ThrottleLimit = { key: string; most: number; withinMs: number }

/**
 * Counts something against several gates.
 *
 * @throws 429 with `Retry-After` when one of them is shut
 */
export async function throttle(
  { db, now }: Pick<Guard, 'db' | 'now'>,
  gates: readonly ThrottleLimit[],
): Promise<void> {
  const time = now()
  for (const { key, most, withinMs } of gates) {
    if (most === 0) continue
    const isOver = sql`${guardCounts.until} <= ${time}`
    const [row] = await db
      .insert(guardCounts)
      .values({ key, hits: 1, until: time + withinMs })
      .onConflictDoUpdate({
        target: guardCounts.key,
        set: {
          hits: sql`case when ${isOver} then 1 else least(${guardCounts.hits} + 1, ${most + 1}) end`,
          until: sql`case when ${isOver} then excluded.until else ${guardCounts.until} end`,
        },
      })
      .returning()
    if (row && row.hits > most) throw tooOften(row.until - time)
  }
}

/** Forgets windows that are over. */
export async function forgetCounts({ db, now }: Pick<Guard, 'db' | 'now'>): Promise<void> {
  await db.delete(guardCounts).where(lte(guardCounts.until, now()))
}
