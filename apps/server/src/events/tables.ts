import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** What the widgets reported, without anything that tells who the visitor is. */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    /** No reference: one event of a project just removed must not take its whole batch along. */
    projectId: text('project_id').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
    kind: text().notNull(),
    event: text().notNull(),
    /** The page without query and hash. */
    url: text().notNull(),
    domain: text().notNull(),
    properties: jsonb().notNull().default(sql`'{}'::jsonb`),
  },
  (table) => [index('events_by_project').on(table.projectId, table.receivedAt)],
)

/** How often something was reported on a day in UTC, so that showing a month counts no single events. */
export const eventCounts = pgTable(
  'event_counts',
  {
    projectId: text('project_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** What was counted, see `countEvents`. */
    what: text().notNull(),
    /** Of which wallet, network or error; empty where all count as one. */
    name: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    /** When it was reported the last time. */
    last: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day, table.what, table.name] })],
)
