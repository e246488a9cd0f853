import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** Who is signed in at the pages of the server, whichever process answers. */
export const sessions = pgTable('sessions', {
  /** Made of the secret, which is nowhere but in the visitor's browser. */
  hash: text().primaryKey(),
  /** Milliseconds since 1970; from then on it is none. */
  until: bigint({ mode: 'number' }).notNull(),
})
