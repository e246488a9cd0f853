import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** Milliseconds since 1970. */
const time = (name = '') => bigint(name, { mode: 'number' })

/** Accounts that logged in. An account is an issuer's subject; of the issuer `email` that is the address. */
export const loginAccounts = pgTable(
  'login_accounts',
  {
    id: text().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    provider: text().notNull(),
    /** Where notices go, and what the user sees. */
    email: text(),
    userName: text('user_name'),
    /** The secret behind passphrases, sealed; made at the first question. */
    pepper: text(),
    createdAt: time('created_at').notNull(),
  },
  ({ issuer, subject }) => [uniqueIndex('login_accounts_identity').on(issuer, subject)],
)

/**
 * Addresses that accounts have left, for as long as the change can be taken back: by a login with the address, in a browser that was the account's no shorter than
 * the one that changed it. Until then no other account gets the address.
 */
export const loginMoves = pgTable(
  'login_moves',
  {
    account: text().notNull(),
    email: text().notNull(),
    at: time().notNull(),
    until: time().notNull(),
    /** The thumbprints of those browsers' keys. */
    browsers: text().array().notNull(),
  },
  ({ account, email, until }) => [
    primaryKey({ columns: [account, email] }),
    index('login_moves_email').on(email),
    index('login_moves_until').on(until),
  ],
)

/** Browsers of an account, by the thumbprint of their key. */
export const loginDevices = pgTable(
  'login_devices',
  {
    account: text().notNull(),
    jkt: text().notNull(),
    since: time().notNull(),
    /** When this browser claimed that the passkey is lost which it requires. */
    lostAt: time('lost_at'),
    /** What the browser called itself then. */
    lostBrowser: text('lost_browser'),
  },
  ({ account, jkt }) => [primaryKey({ columns: [account, jkt] })],
)

/**
 * Browsers that a newer browser of the account logged out: for some time they still may take back a change of its address. Else a thief would log the owner out
 * everywhere first.
 */
export const loginFormerDevices = pgTable(
  'login_former_devices',
  {
    account: text().notNull(),
    jkt: text().notNull(),
    /** As it was of `login_devices`. */
    since: time().notNull(),
    until: time().notNull(),
  },
  ({ account, jkt, until }) => [
    primaryKey({ columns: [account, jkt] }),
    index('login_former_devices_until').on(until),
  ],
)

/**
 * Which browsers were logged in to an account, on pages of which origin of which project: those, and no others, come back without a question. The
 * first of an account says where it was made.
 */
export const loginVisits = pgTable(
  'login_visits',
  {
    account: text().notNull(),
    project: text().notNull(),
    jkt: text().notNull(),
    /** Empty where an older frame did not say. */
    origin: text().notNull().default(''),
    since: time().notNull(),
  },
  ({ account, project, jkt, origin }) => [primaryKey({ columns: [account, project, jkt, origin] })],
)

/** Of a session's token only the hash. */
export const loginSessions = pgTable(
  'login_sessions',
  {
    hash: text().primaryKey(),
    /** What the list of browsers calls it; it opens nothing. */
    id: text().notNull().unique(),
    account: text().notNull(),
    jkt: text().notNull(),
    /** It is good there alone. Older ones do not say. */
    project: text(),
    origin: text(),
    browser: text(),
    since: time().notNull(),
    usedAt: time('used_at').notNull(),
    /** Whatever is done with it, it ends here. */
    until: time().notNull(),
    /** What a step-up was asked for, what it was made for, and until when that holds. */
    steppingFor: text('stepping_for'),
    steppedFor: text('stepped_for'),
    steppedUntil: time('stepped_until'),
  },
  ({ account, until }) => [
    index('login_sessions_account').on(account),
    index('login_sessions_until').on(until),
  ],
)

/** Codes that were mailed: for one purpose, one browser has one at a time. */
export const loginCodes = pgTable(
  'login_codes',
  {
    purpose: text().notNull(),
    jkt: text().notNull(),
    /** The logged-in account that it belongs to, if any. */
    account: text(),
    email: text().notNull(),
    /** What it leads to: the new address, or what a step-up is for. */
    about: text(),
    /** HMAC of the code and all that it is bound to, under a pepper that is not in the database. */
    mac: text().notNull(),
    tries: integer().notNull(),
    until: time().notNull(),
  },
  ({ account, purpose, jkt, until }) => [
    primaryKey({ columns: [purpose, jkt] }),
    index('login_codes_account').on(account),
    index('login_codes_until').on(until),
  ],
)

/** When something was done for one key in the last day: mails to an address, tries of a passphrase. */
export const loginCounts = pgTable(
  'login_counts',
  {
    /** An HMAC: whose address it is stands nowhere. */
    key: text().primaryKey(),
    times: bigint({ mode: 'number' }).array().notNull(),
    at: time().notNull(),
  },
  ({ at }) => [index('login_counts_at').on(at)],
)

/** What a user can read of the account's history. */
export const loginLog = pgTable(
  'login_log',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    at: time().notNull(),
    /** The order of what happened in one millisecond. */
    sequence: bigserial({ mode: 'number' }).notNull(),
    what: text().notNull(),
    origin: text(),
    browser: text(),
  },
  ({ account, at }) => [index('login_log_account').on(account, at)],
)

/** One wallet an account. Its addresses never change. */
export const loginWallets = pgTable('login_wallets', {
  id: text().primaryKey(),
  account: text().notNull().unique(),
  eip155: text().notNull(),
  solana: text().notNull(),
  createdAt: time('created_at').notNull(),
})

/** The keeper's share of a wallet, sealed: that in use, and the next one until its set is complete. */
export const loginShares = pgTable(
  'login_shares',
  {
    wallet: text().notNull(),
    set: text().notNull(),
    state: text().notNull(),
    sealed: text().notNull(),
    tier: text().notNull(),
    recovery: text(),
    /** A digest of all of the set, as the wallet's keys signed it; none of sets from before they did. */
    content: text(),
    /** By what a token of its recovery share is known. */
    mark: text(),
  },
  ({ wallet, set, state }) => [
    primaryKey({ columns: [wallet, set] }),
    uniqueIndex('login_shares_current').on(wallet).where(sql`${state} = 'current'`),
    uniqueIndex('login_shares_next').on(wallet).where(sql`${state} = 'next'`),
  ],
)

/** Sets that others took the place of, sealed as they were. They are given out to who shows the recovery share alone, until they are removed. */
export const loginFormerShares = pgTable(
  'login_former_shares',
  {
    wallet: text().notNull(),
    set: text().notNull(),
    sealed: text().notNull(),
    tier: text().notNull(),
    recovery: text(),
    mark: text(),
    until: time().notNull(),
  },
  ({ wallet, set, until }) => [
    primaryKey({ columns: [wallet, set] }),
    index('login_former_shares_until').on(until),
  ],
)
