import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { dayMs, hourMs } from '../../bounds/times.js'
import type { Database } from '../../database/Database.js'
import { tooOften } from '../../errors/tooOften.js'
import type { Keeper } from '../Keeper.js'
import { loginCounts } from '../tables.js'

/** How often something may be done for one key, in any hour and any day. */
export type Rate = {
  /** The pause between two times. */
  gapMs: number
  perHour: number
  perDay: number
}

/**
 * Counts one more for a key, in one statement: however many come at once, no more get through than may.
 *
 * @throws 429 with `Retry-After` when it was done too often
 */
export async function countUse(
  { now, pepper }: Pick<Keeper, 'now' | 'pepper'>,
  db: Database,
  about: string,
  { gapMs, perHour, perDay }: Rate,
): Promise<void> {
  const key = createHmac('sha256', pepper).update(`count|${about}`).digest('base64url')
  const at = now()
  const { times } = loginCounts
  const since = (ms: number) =>
    sql`(select count(*) from unnest(${times}) t where t > ${at - ms}::bigint)`
  const [counted] = await db
    .insert(loginCounts)
    .values({ key, times: [at], at })
    .onConflictDoUpdate({
      target: loginCounts.key,
      set: {
        at,
        times: sql`(select coalesce(array_agg(t), '{}') from unnest(${times}) t where t > ${at - dayMs}::bigint) || ${at}::bigint`,
      },
      setWhere: sql`${loginCounts.at} <= ${at - gapMs} and ${since(hourMs)} < ${perHour} and ${since(dayMs)} < ${perDay}`,
    })
    .returning({ at: loginCounts.at })
  if (counted) return
  const [row] = await db.select().from(loginCounts).where(eq(loginCounts.key, key))
  throw tooOften(waitOf(row?.times ?? [], { gapMs, perHour, perDay }, at))
}

/** Milliseconds until the next one is let through. */
function waitOf(times: readonly number[], { gapMs, perHour, perDay }: Rate, at: number): number {
  const latest = [...times].sort((one, other) => other - one)
  const free = (index: number, ms: number) => (latest[index] ?? at - ms) + ms - at
  return Math.max(free(0, gapMs), free(perHour - 1, hourMs), free(perDay - 1, dayMs))
}
