import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

/** Milliseconds since 1970. */
const time = (name = '') => bigint(name, { mode: 'number' })

/** Nonces of sign-in messages that were used, or tried with a wrong signature. What was only given out stands nowhere. */
export const signInNonces = pgTable(
  'sign_in_nonces',
  {
    hash: text().primaryKey(),
    tries: integer().notNull(),
    isUsed: boolean('is_used').notNull(),
    until: time().notNull(),
  },
  ({ until }) => [index('sign_in_nonces_until').on(until)],
)

/** Sessions of accounts that signed in to a host. Of their secrets only the hashes. */
export const signInSessions = pgTable(
  'sign_in_sessions',
  {
    /** What tokens and lists call it; it opens nothing. */
    id: text().primaryKey(),
    project: text().notNull(),
    /** Namespace, of a contract its whole network, and address in the spelling by which addresses are compared. */
    account: text().notNull(),
    /** As the message has it. */
    address: text().notNull(),
    chainId: text('chain_id').notNull(),
    domain: text().notNull(),
    uri: text().notNull(),
    /** What renews its token, and what did so just before: an answer may be lost, and several tabs may be as fast. */
    refresh: text().notNull(),
    formers: text().array().notNull().default([]),
    formerUntil: time('former_until').notNull(),
    /** The thumbprint of the browser's key, where it gave a proof of one. */
    jkt: text(),
    browser: text(),
    wallet: text(),
    since: time().notNull(),
    usedAt: time('used_at').notNull(),
    until: time().notNull(),
  },
  ({ project, account, until }) => [
    index('sign_in_sessions_account').on(project, account),
    index('sign_in_sessions_until').on(until),
  ],
)

/** Accounts that signed in to a project, and the texts that its pages keep of them. */
export const signInAccounts = pgTable(
  'sign_in_accounts',
  {
    project: text().notNull(),
    account: text().notNull(),
    metadata: jsonb(),
    firstAt: time('first_at').notNull(),
    lastAt: time('last_at').notNull(),
  },
  ({ project, account }) => [primaryKey({ columns: [project, account] })],
)
