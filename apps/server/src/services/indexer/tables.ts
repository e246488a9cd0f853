import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

/** How far the blocks of a network have been read. */
export const indexedNetworks = pgTable('indexed_networks', {
  network: text().primaryKey(),
  /** The first block that is read. */
  first: bigint({ mode: 'number' }).notNull(),
  /** Its hash: another one means another chain under the same name. */
  firstHash: text('first_hash').notNull(),
  /** The last block that was read. */
  last: bigint({ mode: 'number' }).notNull(),
})

/** The newest blocks that were read: those that the chain may still replace. */
export const indexedBlocks = pgTable(
  'indexed_blocks',
  {
    network: text().notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.number] })],
)

/** Addresses whose history was requested. */
export const watchedAddresses = pgTable(
  'watched_addresses',
  {
    network: text().notNull(),
    /** In lower case, as everywhere in these tables. */
    address: text().notNull(),
    /** The project that asked first; no reference, so that it may be removed. */
    projectId: text('project_id').notNull(),
    /** Milliseconds since 1970. */
    usedAt: bigint('used_at', { mode: 'number' }).notNull(),
    /** The next of the earlier blocks to be read for it. */
    next: bigint({ mode: 'number' }).notNull().default(0),
    /** The last of them; nothing until the reader of blocks has seen this row. */
    until: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.address] }),
    index('watched_addresses_by_use').on(table.network, table.usedAt),
    index('watched_addresses_of_project').on(table.network, table.projectId, table.usedAt),
    index('watched_addresses_behind')
      .on(table.network, table.next)
      .where(sql`${table.until} is null or ${table.next} <= ${table.until}`),
  ],
)

/** What watched addresses did, and what was done to them. */
export const indexedTransactions = pgTable(
  'indexed_transactions',
  {
    network: text().notNull(),
    address: text().notNull(),
    hash: text().notNull(),
    block: bigint({ mode: 'number' }).notNull(),
    /** Its place in the block. */
    place: integer().notNull(),
    /** Of the block, in seconds since 1970. */
    time: bigint({ mode: 'number' }).notNull(),
    from: text('sender').notNull(),
    to: text('recipient'),
    /** The contract that it made. */
    created: text(),
    failed: boolean().notNull(),
    nonce: bigint({ mode: 'number' }).notNull(),
    /** The first four bytes of its input. */
    selector: text(),
    /** How many addresses got an NFT in it; 0 when that was not counted. */
    crowd: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.address, table.hash] }),
    index('indexed_transactions_by_time').on(
      table.address,
      table.time,
      table.network,
      table.block,
      table.place,
    ),
    index('indexed_transactions_by_block').on(table.network, table.block),
  ],
)

/** What moved to or from watched addresses. */
export const indexedMoves = pgTable(
  'indexed_moves',
  {
    network: text().notNull(),
    address: text().notNull(),
    hash: text().notNull(),
    /** The place of its log in the block; -1 for the coin that the transaction itself carries. */
    log: integer().notNull(),
    /** Its place in the log, which may tell of several. */
    item: integer().notNull(),
    block: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: ['native', 'erc20', 'erc721', 'erc1155'] }).notNull(),
    contract: text(),
    tokenId: text('token_id'),
    amount: numeric({ precision: 78, scale: 0, mode: 'bigint' }).notNull(),
    from: text('sender').notNull(),
    to: text('recipient').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.network, table.address, table.hash, table.log, table.item],
    }),
    index('indexed_moves_by_token').on(
      table.network,
      table.address,
      table.kind,
      table.contract,
      table.tokenId,
    ),
    index('indexed_moves_by_block').on(table.network, table.block),
  ],
)
