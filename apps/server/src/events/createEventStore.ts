import { lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { HttpError } from '../errors/HttpError.js'
import { countEvents } from './countEvents.js'
import { eventCounts, events } from './tables.js'
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
  /** It begins soon, or goes on. */
  let writing = false

  /** What comes in while one batch is written is the next one: the busier, the larger. */
  const write = async () => {
    while (waiting.length > 0) await insert(db, waiting.splice(0, batchMax))
    writing = false
  }
  return {
    add(row) {
      if (waiting.length >= waitingMax)
        return Promise.reject(new HttpError(503, 'busy', 'Too many events at once.'))
      return new Promise((resolve, reject) => {
        waiting.push({ row, resolve, reject })
        if (writing) return
        writing = true
        // After all that came in the same turn.
        setImmediate(() => void write())
      })
    },
    async forget(before) {
      await db.delete(events).where(lt(events.receivedAt, before))
      await db.delete(eventCounts).where(lt(eventCounts.day, before.toISOString().slice(0, 10)))
    },
  }
}

/** Settles every event of the batch and never rejects itself. */
async function insert(db: Database, batch: readonly Waiting[]): Promise<void> {
  try {
    await db.execute(insertion(batch.map(({ row }) => row)))
    for (const { resolve } of batch) resolve()
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

/** Events and what they add to the counts, in one statement: both or none. A parameter a column, not one a value: the database reads hundreds of rows as fast as a few. */
function insertion(rows: readonly EventRow[]): SQL {
  const list = (value: (row: EventRow) => string) => sql.param(rows.map(value))
  return sql`
    with added as (
    insert into ${events} (id, project_id, kind, event, url, domain, properties)
    select id, project_id, kind, event, url, domain, properties::jsonb
    from unnest(
      ${list(({ id }) => id)}::uuid[],
      ${list(({ projectId }) => projectId)}::text[],
      ${list(({ kind }) => kind)}::text[],
      ${list(({ event }) => event)}::text[],
      ${list(({ url }) => url)}::text[],
      ${list(({ domain }) => domain)}::text[],
      ${list(({ properties }) => JSON.stringify(properties ?? {}))}::text[]
    ) as row (id, project_id, kind, event, url, domain, properties)
    order by id
    on conflict do nothing
    returning project_id, received_at, kind, event, properties
    ) ${countEvents(sql`added`)}`
}
