import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Rounds to a social provider that were begun: from the requesting frame to the user's confirmation. A dump of this table
 * finishes none: ids, states and secrets are hashes.
 */
export const socialTickets = pgTable(
  'social_tickets',
  {
    id: text().primaryKey(),
    /** Of the state in the provider's address; none once it came back. */
    state: text().unique(),
    provider: text().notNull(),
    /** The thumbprint of the browser's key that asked. */
    jkt: text().notNull(),
    /** Of the secret that stayed in the frame. */
    secretHash: text('secret_hash').notNull(),
    origin: text().notNull(),
    /** The project of the keeper that asked; the guard knows none. */
    project: text(),
    /** What the page that asks shows, and the window too: drawn here, told to the asking browser alone. */
    number: text().notNull().default(''),
    browser: text().notNull(),
    /** Of the cookie that the window has to bring, where the frame that asks could set one. */
    mark: text(),
    /** A user who is logged in here is to say so again. */
    again: boolean().notNull().default(false),
    /** Where the user is sent next. */
    onward: text(),
    /** Where the user is sent at the end, whatever the outcome. */
    returnTo: text('return_to'),
    /** Of PKCE (RFC 7636), until the code is redeemed. */
    verifier: text(),
    /** Of the button on the page that asks whether it was them. */
    confirm: text(),
    /** Of Farcaster's relay. */
    channel: text(),
    status: text({ enum: ['waiting', 'unconfirmed', 'done', 'refused', 'used'] }).notNull(),
    reason: text(),
    issuer: text(),
    subject: text(),
    email: text(),
    userName: text('user_name'),
    /** Milliseconds since 1970. */
    at: bigint({ mode: 'number' }).notNull(),
    until: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('social_tickets_until').on(table.until)],
)
