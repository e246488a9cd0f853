import { lt } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { events } from '../database/schema.js'
import { HttpError } from '../http/HttpError.js'
import type { EventRow } from './toRow.js'

/** Keeps events, many at a time. */
export type EventStore = {
  /**
   * Resolves when the event is in the database. One that is there already is not written again.
   *
   * @throws 503 when more wait than the server can hold
   */
  add(row: EventRow): Promise<void>
  /** Forgets what was received before this time. */
  forget(before: Date): Promise<void>
}

const batchMax = 500
const waitingMax = 20_000

type Waiting = { row: EventRow; resolve(): void; reject(reason: unknown): void }

export function createEventStore(db: Database): EventStore {
  const waiting: Waiting[] = []
  let writing = false

  /** What comes in while one batch is written is the next one: the busier, the larger. */
  const write = async () => {
    if (writing) return
    writing = true
    while (waiting.length > 0) await insert(db, waiting.splice(0, batchMax))
    writing = false
  }
  return {
    add(row) {
      if (waiting.length >= waitingMax)
        return Promise.reject(new HttpError(503, 'busy', 'Too many events at once.'))
      return new Promise((resolve, reject) => {
        waiting.push({ row, resolve, reject })
        // After all that came in the same turn.
        setImmediate(() => void write())
      })
    },
    async forget(before) {
      await db.delete(events).where(lt(events.receivedAt, before))
    },
  }
}

/** Settles every event of the batch and never rejects itself. */
async function insert(db: Database, batch: readonly Waiting[]): Promise<void> {
  try {
    await db
      .insert(events)
      .values(batch.map(({ row }) => row))
      .onConflictDoNothing()
    for (const { resolve } of batch) resolve()
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
