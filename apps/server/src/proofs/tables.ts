import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

/** Milliseconds since 1970. */
const time = (name = '') => bigint(name, { mode: 'number' })

/** Proofs that were used, until they are too old to be used again. */
export const loginProofs = pgTable(
  'login_proofs',
  { hash: text().primaryKey(), until: time().notNull() },
  ({ until }) => [index('login_proofs_until').on(until)],
)
