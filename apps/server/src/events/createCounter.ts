import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/Database.js'
import { describeError } from '../errors/describeError.js'
import { eventCounts } from './tables.js'

/** Counts what the server itself sees happen, beside what pages report. */
export type Counter = {
  /**
   * Counts one more today. It is written soon, together with what else is counted until then, and no answer waits for it.
   *
   * @param what see `providerCount`
   */
  add(projectId: string, what: string, name: string): void
}

/** What is counted of a provider of swaps (`swap`) or of purchases (`buy`): that it gave an offer, that one was taken, or why it gave none. */
export const providerCount = (service: 'swap' | 'buy', outcome: string) => `${service}: ${outcome}`

type Count = typeof eventCounts.$inferInsert

/** More than all providers and outcomes of a server that is in order: the rest is not counted while the database does not answer. */
const waitingMax = 5_000

export function createCounter(db: Database, log: Logger, now: () => number): Counter {
  let waiting = new Map<string, Count>()
  /** It begins soon, or goes on. */
  let writing = false

  function keep(one: Count): void {
    const key = keyOf(one)
    const known = waiting.get(key)
    if (known) waiting.set(key, { ...known, count: known.count + one.count, last: one.last })
    else if (waiting.size < waitingMax) waiting.set(key, one)
  }
  async function write(): Promise<void> {
    while (waiting.size > 0) {
      const batch = waiting
      waiting = new Map()
      try {
        await insert(db, [...batch.values()])
      } catch (error) {
        log.warn(describeError(error), 'What was counted could not be written')
        const newer = waiting
        waiting = batch
        for (const one of newer.values()) keep(one)
        break
      }
    }
    writing = false
  }
  return {
    add(projectId, what, name) {
      const last = new Date(now())
      keep({ projectId, day: last.toISOString().slice(0, 10), what, name, count: 1, last })
      if (writing) return
      writing = true
      // After all that is counted in the same turn.
      setImmediate(() => void write())
    },
  }
}

const keyOf = ({ projectId, day, what, name }: Count) => [projectId, day, what, name].join('\n')

/** Rows in one order, so that two processes wait for one another and never each for the other. */
async function insert(db: Database, counts: readonly Count[]): Promise<void> {
  const { projectId, day, what, name, count, last } = eventCounts
  await db
    .insert(eventCounts)
    .values([...counts].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [projectId, day, what, name],
      set: {
        count: sql`${count} + excluded.count`,
        last: sql`greatest(${last}, excluded.last)`,
      },
    })
}
