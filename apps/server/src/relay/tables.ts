import { bigint, bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Messages that servers before this one kept here: they go to where those of now wait, see `relayTables.ts`. */
export const formerMessages = pgTable(
  'relay_messages',
  {
    topic: text().notNull(),
    /** SHA-256 of the message. */
    hash: text().notNull(),
    message: text().notNull(),
    tag: integer().notNull(),
    attestation: text(),
    /** The client that sent it: a did:key that it made up itself. */
    publisher: text().notNull(),
    /** Milliseconds since 1970. */
    publishedAt: bigint('published_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    /** The order within a millisecond. */
    sequence: bigserial({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topic, table.hash] }),
    index('relay_messages_by_expiry').on(table.expiresAt),
  ],
)
