import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Requests counted in the running minute, when several processes count together. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  /** The minute that is counted, in minutes since 1970. */
  minute: bigint({ mode: 'number' }).notNull(),
  hits: integer().notNull(),
})
