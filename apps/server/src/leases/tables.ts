import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** Which of several processes may do a work now. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  /** The process, by a random id of its own. */
  holder: text().notNull(),
  /** Milliseconds since 1970; from then on another one may take it. */
  until: bigint({ mode: 'number' }).notNull(),
})
