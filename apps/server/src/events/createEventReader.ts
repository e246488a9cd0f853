import { and, desc, eq, gte, inArray, lt, max, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { type EventRange, onDays } from './onDays.js'
import { eventCounts, events } from './tables.js'

export type EventReader = ReturnType<typeof createEventReader>
export type EventSummary = Awaited<ReturnType<EventReader['summary']>>
export type EventLine = Awaited<ReturnType<EventReader['list']>>[number]

const rowsMax = 20
const { what, name, day, last } = eventCounts
const all = sql<number>`sum(${eventCounts.count})::float8`
const opened = of('opened')
const chosen = of('chosen', 'wallet chosen')
const connected = of('connected', 'wallet connected')

/** Reads what was kept of events, for those who run the project. */
export function createEventReader(db: Database) {
  const by = (range: EventRange, counted: readonly string[]) =>
    db
      .select({ name, chosen, connected, all, last: max(last) })
      .from(eventCounts)
      .where(and(onDays(range), inArray(what, [...counted])))
      .groupBy(name)
      .orderBy(desc(all), name)
      .limit(rowsMax)

  return {
    /** Counts of each day and of the most frequent wallets, networks and errors. */
    async summary(range: EventRange) {
      const [days, wallets, networks, errors] = await Promise.all([
        db
          .select({ day, opened, chosen, connected })
          .from(eventCounts)
          .where(and(onDays(range), inArray(what, ['opened', 'chosen', 'connected'])))
          .groupBy(day)
          .orderBy(day),
        by(range, ['wallet chosen', 'wallet connected']),
        by(range, ['network']),
        by(range, ['error']),
      ])
      return { days, wallets, networks, errors }
    },
    /** The newest events, page by page. */
    list: (range: EventRange, limit: number, offset: number) =>
      lines(db, range)
        .orderBy(desc(events.receivedAt), desc(events.id))
        .limit(limit)
        .offset(offset),
    /** Every event, the oldest first, a thousand at a time. */
    async *all(range: EventRange) {
      let after = sql`true`
      for (;;) {
        const rows = await lines(db, range, after)
          .orderBy(events.receivedAt, events.id)
          .limit(1_000)
        yield rows
        const last = rows.at(-1)
        if (last === undefined || rows.length < 1_000) return
        // As the database wrote it: a Date has no microseconds and would skip some.
        after = sql`(${events.receivedAt}, ${events.id}) > (${last.at}::timestamptz, ${last.id}::uuid)`
      }
    },
  }
}

function lines(db: Database, range: EventRange, after = sql`true`) {
  const { id, kind, event, url, domain, properties, receivedAt } = events
  return db
    .select({
      at: sql<string>`${receivedAt}::text`,
      id,
      kind,
      event,
      domain,
      url,
      receivedAt,
      properties,
    })
    .from(events)
    .where(and(inRange(range), after))
}

function inRange({ projectId, from, until }: EventRange) {
  return and(
    eq(events.projectId, projectId),
    gte(events.receivedAt, from),
    lt(events.receivedAt, until),
  )
}

function of(...counted: string[]) {
  return sql<number>`coalesce(sum(${eventCounts.count}) filter (where ${inArray(what, counted)}), 0)::float8`
}
