import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Milliseconds since 1970. */
const time = (name = '') => bigint(name, { mode: 'number' })

/** Mails that are still to be sent, sealed: what they say is not in the database. */
export const loginMails = pgTable(
  'login_mails',
  {
    id: text().primaryKey(),
    sealed: text().notNull(),
    tries: integer().notNull(),
    /** Not before this time, which is also how one process keeps it from the others. */
    nextAt: time('next_at').notNull(),
    /** After this it is useless. */
    until: time().notNull(),
  },
  ({ nextAt }) => [index('login_mails_next').on(nextAt)],
)
