import { parseCaipAccount } from '@foyer/protocol'
import { and, eq, inArray, lt, lte } from 'drizzle-orm'
import { dayMs, secondMs } from '../../bounds/times.js'
import type { Database } from '../../database/Database.js'
import type { OnrampReport, OrderStatus } from './OnrampProvider.js'
import { orders } from './tables.js'

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
    async forget(): Promise<void> {
      await db.delete(orders).where(lt(orders.createdAt, now() - keptMs))
    },
  }
}
