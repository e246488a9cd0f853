import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { PaymasterSettings } from '../../config/bundlerSettings.js'
import type { Database } from '../../database/Database.js'
import { sponsored, sponsoredKey, sponsorSpending } from '../tables.js'

export type OperationKey = {
  readonly project: string
  readonly sender: string
  readonly nonce: bigint
  /** The account that is logged in. Requests without one share a part of their own. */
  readonly user: string | undefined
}
/** What an operation may cost at most, until when, and the block before it. */
export type Reservation = OperationKey & {
  readonly wei: bigint
  readonly until: number
  readonly block: bigint
}
export type Spending = Omit<OperationKey, 'nonce'> & { readonly wei: bigint }
export type SponsoredRow = typeof sponsored.$inferSelect
/** What counts something, and how much it may come to. */
type Scopes = readonly (readonly [string, bigint])[]

const dayMs = 86_400_000
/** Requests without a login share one part in so many of the budget: they prove nothing, for as many accounts as they like. */
const guestsPart = 10n

/** The limit that is reached: of all, of the project, of the account. */
export class BudgetSpentError extends Error {
  override readonly name = 'BudgetSpentError'
}

/** What may be spent in a day (UTC), counted before it is spent. */
export function createBudget({ db, network, limits, now }: createBudget.Parts) {
  const today = () => Math.floor(now() / dayMs)
  const { weiPerDay, projectWeiPerDay, senderWeiPerDay } = limits
  const ofAll = (project: string): Scopes => [
    ['all', weiPerDay],
    [`project ${project}`, projectWeiPerDay],
  ]
  /** Always in this order, so that two that write do not wait for each other. */
  const scopesOf = ({ project, sender, user }: Omit<OperationKey, 'nonce'>): Scopes => [
    ...ofAll(project),
    // A request names its sender without proof, so a logged-in account is counted by its session: no other request can use that up.
    ...(user === undefined
      ? ([
          ['guests', weiPerDay / guestsPart],
          [`guests of ${project}`, projectWeiPerDay / guestsPart],
          [`sender ${sender}`, senderWeiPerDay],
        ] as const)
      : ([[`person ${user}`, senderWeiPerDay]] as const)),
  ]
  const of = ({ sender, nonce, project, user = '' }: OperationKey, day: number) =>
    and(
      eq(sponsored.network, network),
      eq(sponsored.sender, sender),
      eq(sponsored.nonce, String(nonce)),
      eq(sponsored.project, project),
      eq(sponsored.by, user),
      eq(sponsored.day, day),
    )

  /** Adds to what was spent, and nothing when that is more than the limit. */
  const charge = async (
    inner: Database,
    day: number,
    scope: string,
    wei: bigint,
    limit: bigint,
  ) => {
    if (wei > limit) throw new BudgetSpentError(scope)
    const sum = sql`${sponsorSpending.wei} + excluded.wei`
    const rows = await inner
      .insert(sponsorSpending)
      .values({ network, day, scope, wei: String(wei) })
      .onConflictDoUpdate({
        target: [sponsorSpending.network, sponsorSpending.day, sponsorSpending.scope],
        set: { wei: sum },
        setWhere: sql`${sum} <= ${String(limit)}::numeric`,
      })
      .returning({ scope: sponsorSpending.scope })
    if (rows.length === 0) throw new BudgetSpentError(scope)
  }

  return {
    /**
     * Sets aside what an operation may cost. Asked for the same turn of an account again, by the same and on the same day, only what it is
     * more counts, because one of the two alone can be carried out.
     *
     * @throws `BudgetSpentError`, and nothing is set aside
     */
    async reserve(reservation: Reservation): Promise<void> {
      const day = today()
      await db.transaction(async (inner) => {
        const { project, user: by = '', sender, until } = reservation
        const [held] = await inner
          .select()
          .from(sponsored)
          .where(of(reservation, day))
          .for('update')
        const before = BigInt(held?.wei ?? 0)
        const more = reservation.wei > before ? reservation.wei - before : 0n
        for (const [scope, limit] of scopesOf(reservation))
          await charge(inner, day, scope, more, limit)
        const stored = { wei: String(before + more), until, block: String(reservation.block) }
        await inner
          .insert(sponsored)
          .values({
            network,
            sender,
            nonce: String(reservation.nonce),
            project,
            by,
            day,
            ...stored,
          })
          .onConflictDoUpdate({
            target: sponsoredKey,
            // The earlier block: one of several that were signed for may be found from there on.
            set: { ...stored, block: sql`least(${sponsored.block}, excluded.block)` },
          })
      })
    },
    /**
     * Counts what the server's own key may pay. It stays counted, whatever it costs in the end.
     *
     * @throws `BudgetSpentError`, and nothing is counted
     */
    async spend({ wei, ...payer }: Spending): Promise<void> {
      const day = today()
      await db.transaction(async (inner) => {
        for (const [scope, limit] of scopesOf(payer)) await charge(inner, day, scope, wei, limit)
      })
    },
    /** Whether a project has anything left, without setting it aside. @throws `BudgetSpentError` */
    async check({ project }: Pick<OperationKey, 'project'>): Promise<void> {
      const scopes = ofAll(project)
      const rows = await db
        .select()
        .from(sponsorSpending)
        .where(
          and(
            eq(sponsorSpending.network, network),
            eq(sponsorSpending.day, today()),
            inArray(
              sponsorSpending.scope,
              scopes.map(([scope]) => scope),
            ),
          ),
        )
      for (const { scope, wei } of rows) {
        const limit = scopes.find(([name]) => name === scope)?.[1] ?? 0n
        if (BigInt(wei) >= limit) throw new BudgetSpentError(scope)
      }
    },
    /** Those whose signatures are of no use any more. */
    ended(sinceMs: number): Promise<SponsoredRow[]> {
      const isOver = and(eq(sponsored.network, network), lt(sponsored.until, now() - sinceMs))
      return db.select().from(sponsored).where(isOver).limit(200)
    },
    /** Counts what it did cost in place of what it could. */
    async settle(row: SponsoredRow, spent: bigint): Promise<void> {
      const unspent = BigInt(row.wei) > spent ? BigInt(row.wei) - spent : 0n
      const reservation = {
        ...row,
        nonce: BigInt(row.nonce),
        user: row.by === '' ? undefined : row.by,
      }
      await db.transaction(async (inner) => {
        const gone = await inner
          .delete(sponsored)
          .where(and(of(reservation, row.day), eq(sponsored.until, row.until)))
          .returning({ sender: sponsored.sender })
        // Another process did it, or it was signed for anew.
        if (gone.length === 0) return
        for (const [scope] of scopesOf(reservation))
          await inner
            .update(sponsorSpending)
            .set({ wei: sql`greatest(${sponsorSpending.wei} - ${String(unspent)}::numeric, 0)` })
            .where(
              and(
                eq(sponsorSpending.network, network),
                eq(sponsorSpending.day, row.day),
                eq(sponsorSpending.scope, scope),
              ),
            )
      })
    },
    /** Days that are over are of no use. */
    async forget(): Promise<void> {
      const old = and(eq(sponsorSpending.network, network), lt(sponsorSpending.day, today() - 2))
      await db.delete(sponsorSpending).where(old)
    },
  }
}

export declare namespace createBudget {
  type Parts = {
    db: Database
    network: string
    limits: Pick<PaymasterSettings, 'weiPerDay' | 'projectWeiPerDay' | 'senderWeiPerDay'>
    now(): number
  }
}
