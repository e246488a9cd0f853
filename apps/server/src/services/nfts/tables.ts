import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What NFTs say of themselves, as it was read last. */
export const nftFacts = pgTable(
  'nft_facts',
  {
    network: text().notNull(),
    contract: text().notNull(),
    tokenId: text('token_id').notNull(),
    name: text(),
    description: text(),
    collection: text(),
    /** Where its picture is, as the metadata says; not yet what a page may load. */
    picture: text(),
    /** Whether the metadata could be read. */
    read: boolean().notNull(),
    /** Milliseconds since 1970. */
    readAt: bigint('read_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.contract, table.tokenId] })],
)
