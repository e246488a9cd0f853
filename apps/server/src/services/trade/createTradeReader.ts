import { and, count, desc, eq, gte, like, lt, max, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { providerCount } from '../../events/createCounter.js'
import { type EventRange, onDays } from '../../events/onDays.js'
import { eventCounts } from '../../events/tables.js'
import { names } from '../names/tables.js'
import { orders } from '../onramp/tables.js'

/** Reads what a project's visitors bought, swapped and registered, for those who run the project. */
export type TradeReader = ReturnType<typeof createTradeReader>
export type TradeSummary = Awaited<ReturnType<TradeReader['summary']>>
export type OrderLine = Awaited<ReturnType<TradeReader['orders']>>[number]
export type NameLine = Awaited<ReturnType<TradeReader['names']>>[number]

const rowsMax = 50
const { what, name, last } = eventCounts
const all = sql<number>`sum(${eventCounts.count})::float8`
const swapped = (is: string) =>
  sql<number>`coalesce(sum(${eventCounts.count}) filter (where ${what} = ${`swap ${is}`}), 0)::float8`

export function createTradeReader(db: Database) {
  return {
    /** Purchases by provider and status, with the money of each currency; swaps by network; how often each provider gave an offer, and why not. */
    async summary(range: EventRange) {
      const days = onDays(range)
      const [bought, swaps, outcomes, [registered]] = await Promise.all([
        db
          .select({
            ...{ provider: orders.provider, status: orders.status, fiat: orders.fiat },
            times: count(),
            /** A decimal; `null` where no page said how much. */
            amount: sql<string | null>`sum(${orders.amount}::numeric)::text`,
          })
          .from(orders)
          .where(ordersOf(range))
          .groupBy(orders.provider, orders.status, orders.fiat)
          .orderBy(orders.provider, orders.status, orders.fiat),
        db
          .select({
            name,
            begun: swapped('begun'),
            done: swapped('done'),
            failed: swapped('failed'),
          })
          .from(eventCounts)
          .where(and(days, like(what, 'swap %')))
          .groupBy(name)
          .orderBy(desc(all), name)
          .limit(rowsMax),
        db
          .select({ what, provider: name, times: all, last: max(last) })
          .from(eventCounts)
          .where(and(days, or(...services.map((one) => like(what, providerCount(one, '%'))))))
          .groupBy(what, name)
          .orderBy(name, what)
          .limit(rowsMax * services.length),
        db.select({ times: count() }).from(names).where(namesOf(range)),
      ])
      return {
        ...{ bought, swaps, registered: registered?.times ?? 0 },
        providers: services.flatMap((service) => toProviders(service, outcomes)),
      }
    },
    /** The newest purchases, without what opens them. */
    orders({ limit, offset, ...range }: Lines) {
      const { createdAt, provider, vendorId, symbol, network, fiat, amount, received } = orders
      return db
        .select({
          ...{ createdAt, provider, vendorId, symbol, network, fiat, amount, received },
          ...{ account: orders.account, status: orders.status },
        })
        .from(orders)
        .where(ordersOf(range))
        .orderBy(desc(createdAt), orders.reference)
        .limit(limit)
        .offset(offset)
    },
    /** The names that were registered last. */
    names: ({ limit, offset, ...range }: Lines) =>
      db
        .select({ name: names.name, holder: names.holder, registeredAt: names.registeredAt })
        .from(names)
        .where(namesOf(range))
        .orderBy(desc(names.registeredAt), names.name)
        .limit(limit)
        .offset(offset),
  }
}

type Lines = EventRange & { limit: number; offset: number }

const services = ['swap', 'buy'] as const
type Service = (typeof services)[number]
type Outcome = { what: string; provider: string; times: number; last: Date | null }

/** The counts of each provider of a service in one row: `faults` is why it gave nothing, the most frequent first. */
function toProviders(service: Service, outcomes: readonly Outcome[]) {
  const start = providerCount(service, '')
  const own = outcomes.flatMap(({ what, ...one }) =>
    what.startsWith(start) ? [{ ...one, outcome: what.slice(start.length) }] : [],
  )
  const ids = [...new Set(own.map(({ provider }) => provider))]
  return ids.map((provider) => {
    const rows = own.filter((one) => one.provider === provider)
    const timesOf = (is: string) => rows.find(({ outcome }) => outcome === is)?.times ?? 0
    const faults = rows
      .filter(({ outcome }) => outcome !== 'offered' && outcome !== 'taken')
      .sort((one, other) => other.times - one.times)
    const lastFault = faults.reduce<Date | undefined>(
      (latest, { last }) => (last && (!latest || last > latest) ? last : latest),
      undefined,
    )
    return {
      ...{ service, provider, faults, lastFault },
      ...{ offered: timesOf('offered'), taken: timesOf('taken') },
    }
  })
}

function ordersOf({ projectId, from, until }: EventRange) {
  return and(
    eq(orders.project, projectId),
    gte(orders.createdAt, from.getTime()),
    lt(orders.createdAt, until.getTime()),
  )
}

function namesOf({ projectId, from, until }: EventRange) {
  return and(
    eq(names.project, projectId),
    gte(names.registeredAt, from),
    lt(names.registeredAt, until),
  )
}
