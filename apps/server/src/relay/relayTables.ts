import { bigint, bigserial, index, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'

/** Apart from the tables of the server, wherever it is. */
export const relaySchema = pgSchema('foyer_relay')

/** Messages between wallets and pages that wait for who shall read them; sealed by their publishers. */
export const relayMessages = relaySchema.table(
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
    /** The project that its publisher came for. */
    project: text().notNull(),
    /** The network address that it came from, hashed. */
    source: text().notNull(),
    /** What it takes, as it is counted. */
    bytes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topic, table.hash] }),
    index('relay_messages_by_expiry').on(table.expiresAt),
  ],
)
