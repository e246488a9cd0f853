import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The projects that may use this server, and what they may use. The admin command line makes them. */
export const projects = pgTable('projects', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Patterns of origins: exact, any port (`http://localhost:*`) or any label (`https://*.host`). None: no page may use it. */
  allowedOrigins: jsonb('allowed_origins').notNull().default(sql`'[]'::jsonb`),
  /** The features that the widget may show, as the contract writes them. */
  features: jsonb().notNull().default(sql`'[]'::jsonb`),
  /** Limits of this project where they differ from the server's. */
  quotas: jsonb().notNull().default(sql`'{}'::jsonb`),
  analytics: boolean().notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
