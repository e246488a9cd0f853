import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Names that this server gives. */
export const names = pgTable('names', {
  /** Whole and normalised (ENSIP-15): `ann.foyer.eth`. */
  name: text().primaryKey(),
  /** What the profile says of its holder: `avatar` and `bio`. */
  attributes: jsonb().notNull().default({}),
  registeredAt: moment('registered_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Where names lead. */
export const nameAddresses = pgTable(
  'name_addresses',
  {
    name: text()
      .notNull()
      .references(() => names.name, { onDelete: 'cascade' }),
    /** As SLIP-44 and ENSIP-11 number them; text, as the contract has it. */
    coinType: text('coin_type').notNull(),
    /** As its chain writes it; of EVM chains in lower case. */
    address: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.coinType] }),
    index('name_addresses_by_address').on(table.address),
  ],
)
