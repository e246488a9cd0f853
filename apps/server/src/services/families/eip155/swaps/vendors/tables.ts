import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

/** What swap services need to build what they quoted: their notes of a way, or the transaction. For a minute. */
export const swapRoutes = pgTable(
  'swap_routes',
  {
    id: text().primaryKey(),
    vendor: text().notNull(),
    /** JSON, to the letter: some services check that it comes back as it was. */
    route: text().notNull(),
    /** Milliseconds since 1970. */
    until: bigint({ mode: 'number' }).notNull(),
  },
  ({ until }) => [index('swap_routes_until').on(until)],
)
