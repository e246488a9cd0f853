import {
  bigint,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

/** Operations of smart accounts that the server took to a network itself. */
export const operations = pgTable(
  'operations',
  {
    /** As the entry point counts it; the network is part of what is hashed. */
    hash: text().primaryKey(),
    network: text().notNull(),
    sender: text().notNull(),
    /** Signed, as it was sent in. */
    operation: jsonb().notNull(),
    /** The transaction that carries it, its nonce, and the whole of it, signed. */
    transaction: text().notNull(),
    nonce: integer().notNull(),
    raw: text().notNull(),
    /** `failed`: on the chain, at the server's cost. `dropped`: nowhere, and no more tried. */
    state: text({ enum: ['sent', 'mined', 'failed', 'dropped'] }).notNull(),
    /** Milliseconds since 1970. */
    sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('operations_by_state').on(table.network, table.state),
    index('operations_by_sender').on(table.network, table.sender),
  ],
)

/** What may still be spent on operations that were signed for and are not on the chain yet. */
export const sponsored = pgTable(
  'sponsored',
  {
    network: text().notNull(),
    sender: text().notNull(),
    nonce: numeric({ precision: 78, scale: 0 }).notNull(),
    project: text().notNull(),
    /** The account of who was logged in; empty: a stranger. */
    by: text().notNull().default(''),
    /** Days since 1970 (UTC). */
    day: integer().notNull(),
    /** The most that it can cost. */
    wei: numeric({ precision: 78, scale: 0 }).notNull(),
    /** The block before it. */
    block: numeric({ precision: 78, scale: 0 }).notNull(),
    /** From then on the signature is of no use; milliseconds since 1970. */
    until: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    // Each that asked has a row of its own: none takes the place of another, whose part would be set aside for ever.
    primaryKey({
      columns: [table.network, table.sender, table.nonce, table.project, table.by, table.day],
    }),
    index('sponsored_by_until').on(table.network, table.until),
  ],
)

export const sponsoredKey = [
  ...([sponsored.network, sponsored.sender, sponsored.nonce] as const),
  ...([sponsored.project, sponsored.by, sponsored.day] as const),
]

/** What was spent, or may be, in a day: in total, by project, by logged-in account, and by requests without a login. */
export const sponsorSpending = pgTable(
  'sponsor_spending',
  {
    network: text().notNull(),
    day: integer().notNull(),
    /** `all`, `project …`, `person …`, `guests`, `guests of …` or `sender …`. */
    scope: text().notNull(),
    wei: numeric({ precision: 78, scale: 0 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.day, table.scope] })],
)
