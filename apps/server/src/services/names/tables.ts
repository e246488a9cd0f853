import {
  bigint,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/** Names that this server gives. */
export const names = pgTable(
  'names',
  {
    /** Whole and normalised (ENSIP-15): `ann.foyer.eth`. */
    name: text().primaryKey(),
    /** What the profile says of its holder: `avatar` and `bio`. */
    attributes: jsonb().notNull().default({}),
    /**
     * The account that may change it: `eip155:0x…` for one that a key holds, on every network of its family, and `eip155:8453:0x…` for a contract of that
     * network. `null` for what the operator wrote: no account changes that.
     */
    holder: text(),
    /** The project whose page registered it. */
    project: text(),
    /** When its account gave it up. It leads nowhere then, and is given to no account for 90 days. */
    releasedAt: moment('released_at'),
    registeredAt: moment('registered_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('names_by_holder').on(table.holder),
    index('names_by_release').on(table.releasedAt),
    index('names_by_project').on(table.project, table.registeredAt),
  ],
)

/** The signed messages that were used, for as long as tries are counted: each one registers once. */
export const nameMessages = pgTable(
  'name_messages',
  {
    /** Of the message and its account. A signature has several spellings, so that its hash would recognise nothing. */
    hash: text().primaryKey(),
    holder: text().notNull(),
    usedAt: bigint('used_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('name_messages_by_holder').on(table.holder, table.usedAt),
    index('name_messages_by_time').on(table.usedAt),
  ],
)

/** Where names lead. */
export const nameAddresses = pgTable(
  'name_addresses',
  {
    name: text()
      .notNull()
      .references(() => names.name, { onDelete: 'cascade', onUpdate: 'cascade' }),
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

/** Pictures that accounts gave for their names, as this server painted them anew. */
export const namePictures = pgTable('name_pictures', {
  /** Of the bytes that were given, as the account signed it. */
  hash: text().primaryKey(),
  type: text().notNull(),
  bytes: bytea().notNull(),
  /** When it was given last. */
  givenAt: moment('given_at').notNull(),
})
