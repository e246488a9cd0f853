import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { loginMails } from '../mail/tables.js'
import { loginProofs } from '../proofs/tables.js'
import { socialTickets } from '../social/tables.js'

/*
 * The tables of the guard, in a database of its own. Three are shaped as the keeper's are: proofs, waiting mails, rounds to providers.
 */

export const guardProofs = loginProofs
export const guardMails = loginMails
export const guardTickets = socialTickets

/** Milliseconds since 1970. */
const time = (name = '') => bigint(name, { mode: 'number' })

/** The identities that the guard asks before it gives a wallet's share to another browser. A wallet is known by a random id. */
export const guardWallets = pgTable('guard_wallets', {
  id: text().primaryKey(),
  issuer: text().notNull(),
  subject: text().notNull(),
  provider: text().notNull(),
  /** Where it mails; of a social identity for notices alone. */
  email: text(),
  createdAt: time('created_at').notNull(),
  /** When its login was proved here. For older wallets: when a reader of its mails first let a browser in. */
  provedAt: time('proved_at'),
  /** The addresses whose keys sign what changes the shares; older wallets have none until their first signature. */
  eip155: text(),
  solana: text(),
  /** Until then no further browser is let in: a user answered that they had not asked. */
  blockedUntil: time('blocked_until'),
})

/** The recovery share of a wallet, sealed: that in use, and the next one until its set is complete. */
export const guardShares = pgTable(
  'guard_shares',
  {
    wallet: text().notNull(),
    set: text().notNull(),
    state: text({ enum: ['current', 'next'] }).notNull(),
    sealed: text().notNull(),
    /** A digest of all of it, as the wallet's keys signed it; none of shares from before they did. */
    content: text(),
    /** By what a token of the keeper's share is known. */
    mark: text(),
  },
  ({ wallet, set, state }) => [
    primaryKey({ columns: [wallet, set] }),
    uniqueIndex('guard_shares_state').on(wallet, state),
  ],
)

/** Shares that others took the place of, sealed as they were, until they are removed. */
export const guardFormerShares = pgTable(
  'guard_former_shares',
  {
    wallet: text().notNull(),
    set: text().notNull(),
    sealed: text().notNull(),
    mark: text(),
    until: time().notNull(),
  },
  ({ wallet, set, until }) => [
    primaryKey({ columns: [wallet, set] }),
    index('guard_former_shares_until').on(until),
  ],
)

/** Browsers that were let in, by the thumbprint of their key. */
export const guardBrowsers = pgTable(
  'guard_browsers',
  {
    wallet: text().notNull(),
    jkt: text().notNull(),
    since: time().notNull(),
    /** When it was logged out. It is known from then on, and let in no more. */
    leftAt: time('left_at'),
  },
  ({ wallet, jkt }) => [primaryKey({ columns: [wallet, jkt] })],
)

/** Browsers that ask to be let in. One of a wallet has one question at a time; of the mailed link only the hash is kept. */
export const guardAsks = pgTable(
  'guard_asks',
  {
    hash: text().primaryKey(),
    wallet: text().notNull(),
    jkt: text().notNull(),
    origin: text().notNull(),
    browser: text().notNull(),
    /** The browser that asks shows it as well. */
    number: text(),
    at: time().notNull(),
    until: time().notNull(),
  },
  ({ wallet, jkt, until }) => [
    uniqueIndex('guard_asks_browser').on(wallet, jkt),
    index('guard_asks_until').on(until),
  ],
)

/**
 * The identity that a browser proved, or asks a mailbox to confirm: without it the guard keeps nothing for that browser. An address is
 * proved by a mailed link, of which only the hash is kept.
 */
export const guardProvings = pgTable(
  'guard_provings',
  {
    jkt: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    provider: text().notNull(),
    /** A wallet that the guard knows by another address; empty: a new one. One does not count as the other. */
    wallet: text().notNull(),
    hash: text().unique(),
    number: text(),
    said: text({ enum: ['yes', 'no'] }),
    /** Of a social identity: where notices go, as the provider said. */
    email: text(),
    origin: text().notNull(),
    browser: text().notNull(),
    at: time().notNull(),
    until: time().notNull(),
  },
  ({ jkt, issuer, subject, provider, wallet, until }) => [
    primaryKey({ columns: [jkt, issuer, subject, provider, wallet] }),
    index('guard_provings_until').on(until),
  ],
)

/** An e-mail address that is to take the place of another, once the links in both mails were followed. */
export const guardChanges = pgTable(
  'guard_changes',
  {
    wallet: text().primaryKey(),
    jkt: text().notNull(),
    email: text().notNull(),
    oldHash: text('old_hash').unique(),
    newHash: text('new_hash').unique(),
    origin: text().notNull(),
    browser: text().notNull(),
    at: time().notNull(),
    until: time().notNull(),
  },
  ({ until }) => [index('guard_changes_until').on(until)],
)

/** How often something was done for one key in its running window. */
export const guardCounts = pgTable(
  'guard_counts',
  { key: text().primaryKey(), hits: integer().notNull(), until: time().notNull() },
  ({ until }) => [index('guard_counts_until').on(until)],
)

/** What the guard did, for whoever runs it. */
export const guardLog = pgTable(
  'guard_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    wallet: text().notNull(),
    at: time().notNull(),
    what: text().notNull(),
    jkt: text(),
    origin: text(),
    browser: text(),
  },
  ({ wallet, id }) => [index('guard_log_wallet').on(wallet, id)],
)
