import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** The sessions of operators at the server's pages, shared by all processes. */
export const sessions = pgTable('sessions', {
  /** Of the secret, which is nowhere but in the operator's browser. */
  hash: text().primaryKey(),
  /** Milliseconds since 1970; from then on it is none. */
  until: bigint({ mode: 'number' }).notNull(),
})
