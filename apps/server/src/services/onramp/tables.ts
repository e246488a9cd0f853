import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Milliseconds since 1970. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** Purchases that were begun. A row stands before the page of the provider is given out. */
export const orders = pgTable(
  'orders',
  {
    /** 128 random bits. It opens the purchase, and the provider knows it by this and not by the address. */
    reference: text().primaryKey(),
    project: text().notNull(),
    /** CAIP-10. */
    account: text().notNull(),
    /** CAIP-10 of the sign-in under which it was begun, where that is of the same address: its other sessions see it. */
    owner: text(),
    network: text().notNull(),
    /** The contract; none for the network's coin, and in purchases of before it was kept. */
    asset: text(),
    symbol: text().notNull(),
    name: text().notNull(),
    fiat: text().notNull(),
    /** A decimal of the currency, where the page named one. */
    amount: text(),
    provider: text().notNull(),
    status: text({ enum: ['open', 'paid', 'delivered', 'failed'] }).notNull(),
    /** How far the status is: it never falls, and that of an ended purchase never changes. */
    rank: integer().notNull(),
    vendorId: text('vendor_id'),
    hash: text(),
    received: text(),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
    /** When the provider may be called about it again. */
    nextAt: time('next_at').notNull(),
  },
  ({ createdAt, nextAt, owner, project, rank }) => [
    index('orders_created').on(createdAt),
    index('orders_owner').on(project, owner, createdAt).where(sql`${owner} is not null`),
    index('orders_due').on(nextAt).where(sql`${rank} < 2`),
  ],
)

/** Messages of providers that were taken, each once. */
export const webhooks = pgTable('onramp_webhooks', {
  /** The provider, and the signature, which no two of its messages have. */
  id: text().primaryKey(),
  receivedAt: time('received_at').notNull(),
})

/** Tokens that providers gave the operator, for all processes. */
export const tokens = pgTable('onramp_tokens', {
  provider: text().primaryKey(),
  /** Sealed by the secret that they are got with. */
  token: text().notNull(),
  /** The one before, which messages on their way are signed with. */
  former: text(),
  expiresAt: time('expires_at').notNull(),
  renewedAt: time('renewed_at').notNull(),
})
