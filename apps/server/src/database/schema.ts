import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** Who may use this server, and with what. Made by the admin command line. */
export const projects = pgTable('projects', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Patterns of origins: exact, any port (`http://localhost:*`) or any label (`https://*.host`). */
  allowedOrigins: jsonb('allowed_origins').notNull().default(sql`'[]'::jsonb`),
  /** What the widget is told of its features, as the contract writes it. */
  features: jsonb().notNull().default(sql`'[]'::jsonb`),
  /** Limits of this project where they differ from the server's. */
  quotas: jsonb().notNull().default(sql`'{}'::jsonb`),
  analytics: boolean().notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

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

/** Requests counted in the running minute, when several processes count together. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  /** The minute that is counted, in minutes since 1970. */
  minute: bigint({ mode: 'number' }).notNull(),
  hits: integer().notNull(),
})
