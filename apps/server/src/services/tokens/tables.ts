import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Token } from './Token.js'

/** What tokens that no list knows say of themselves. It does not change, so it is read once. */
export const tokenFacts = pgTable(
  'token_facts',
  {
    network: text().notNull(),
    /** As `addressKey` writes it. */
    address: text().notNull(),
    name: text().notNull(),
    symbol: text().notNull(),
    decimals: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.address] })],
)

/** Token lists as they were when they could last be read. */
export const tokenLists = pgTable('token_lists', {
  /** A hash of where it comes from, which may hold a key. */
  source: text().primaryKey(),
  tokens: jsonb().$type<readonly ListedToken[]>().notNull(),
  /** Milliseconds since 1970. */
  readAt: bigint('read_at', { mode: 'number' }).notNull(),
})

/** A token of a list, with the number of its chain. */
export type ListedToken = Omit<Token, 'isListed'> & { chainId: number }
