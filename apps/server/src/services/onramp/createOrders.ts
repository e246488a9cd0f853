import { ordersMax, parseCaipAccount } from '@foyer/protocol'
import { and, desc, eq, gt, inArray, lt, lte, or } from 'drizzle-orm'
import { dayMs, hourMs, minuteMs, secondMs } from '../../bounds/times.js'
import type { Database } from '../../database/Database.js'
import type { OnrampReport, OrderStatus, Webhook } from './OnrampProvider.js'
import { orders, webhooks } from './tables.js'

export type Order = typeof orders.$inferSelect

/** Where a purchase is delivered to, without its network. */
export const addressOf = ({ account }: Order): string => parseCaipAccount(account).address

/** Both ends of a purchase have one rank, so that neither becomes the other. */
const ranks: Readonly<Record<OrderStatus, number>> = { open: 0, paid: 1, delivered: 2, failed: 2 }
/** A little less than pages poll by. */
const pauseMs = 3 * secondMs
/** Purchases older than this are not looked up again, and go from the database later. */
const followedMs = 30 * dayMs
const keptMs = 400 * dayMs
/** How long a purchase of that age is left alone after a look, where no page and no webhook wants another. */
const rests = [
  { ageMs: hourMs, restMs: 12 * secondMs },
  { ageMs: dayMs, restMs: 5 * minuteMs },
  { ageMs: followedMs, restMs: hourMs },
]
const dueMax = 50
/** Longer than a message counts: before and after its time, together. */
const webhooksKeptMs = hourMs

/** The purchases in the database. */
export function createOrders(db: Database, now: () => number) {
  return {
    async add(order: Omit<Order, 'status' | 'rank' | 'createdAt' | 'changedAt' | 'nextAt'>) {
      const time = now()
      const times = { createdAt: time, changedAt: time, nextAt: time }
      await db.insert(orders).values({ ...order, ...times, status: 'open', rank: ranks.open })
    },
    /** Those of a project with these references. */
    find: (project: string, references: readonly string[]): Promise<Order[]> =>
      db
        .select()
        .from(orders)
        .where(and(eq(orders.project, project), inArray(orders.reference, [...references])))
        .limit(references.length),
    /** The latest of a project that were begun under a sign-in. */
    ofOwner: (project: string, owner: string): Promise<Order[]> =>
      db
        .select()
        .from(orders)
        .where(and(eq(orders.project, project), eq(orders.owner, owner)))
        .orderBy(desc(orders.createdAt))
        .limit(ordersMax),
    /** Whether this process is to call the provider about a purchase now: one process at a time, and with a pause between. */
    async claim({ reference, rank, createdAt }: Order): Promise<boolean> {
      const time = now()
      if (rank === ranks.delivered || time - createdAt > followedMs) return false
      const rows = await db
        .update(orders)
        .set({ nextAt: time + pauseMs })
        .where(and(eq(orders.reference, reference), lte(orders.nextAt, time)))
        .returning({ reference: orders.reference })
      return rows.length > 0
    },
    /** Writes down what the provider says, and gives the purchase as it is then. A report that comes late, or after the end, changes nothing and gives `undefined`. */
    async advance(
      reference: string,
      { status, vendorId, hash, received }: OnrampReport,
    ): Promise<Order | undefined> {
      const rank = ranks[status]
      const [changed] = await db
        .update(orders)
        .set({ status, rank, vendorId, hash, received, changedAt: now() })
        .where(and(eq(orders.reference, reference), lt(orders.rank, rank)))
        .returning()
      return changed
    },
    /** Purchases of these providers whose turn it is, without a page that looks. */
    due(providers: readonly string[]): Promise<Order[]> {
      const time = now()
      const rested = rests.map(({ ageMs, restMs }) =>
        and(gt(orders.createdAt, time - ageMs), lte(orders.nextAt, time - restMs)),
      )
      return db
        .select()
        .from(orders)
        .where(
          and(
            lt(orders.rank, ranks.delivered),
            inArray(orders.provider, [...providers]),
            or(...rested),
          ),
        )
        .orderBy(orders.nextAt)
        .limit(dueMax)
    },
    /** Makes purchases of a provider due, by a message of it that was not taken before. */
    async wake(provider: string, { id, references, vendorId }: Webhook): Promise<void> {
      const taken = { id: `${provider} ${id}`, receivedAt: now() }
      const [fresh] = await db.insert(webhooks).values(taken).onConflictDoNothing().returning()
      if (!fresh) return
      await db
        .update(orders)
        .set({ nextAt: 0, ...(vendorId !== undefined && { vendorId }) })
        .where(
          and(
            eq(orders.provider, provider),
            inArray(orders.reference, [...references]),
            lt(orders.rank, ranks.delivered),
          ),
        )
    },
    async forget(): Promise<void> {
      await db.delete(webhooks).where(lt(webhooks.receivedAt, now() - webhooksKeptMs))
      await db.delete(orders).where(lt(orders.createdAt, now() - keptMs))
    },
  }
}
