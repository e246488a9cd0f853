import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { PaymasterSettings } from '../../config/bundlerSettings.js'
import type { Database } from '../../database/Database.js'
import { sponsored, sponsorSpending } from '../tables.js'

export type Asked = {
  readonly project: string
  readonly sender: string
  readonly nonce: bigint
}
/** What an operation may cost at most, until when, and the block before it. */
export type Reservation = Asked & {
  readonly wei: bigint
  readonly until: number
  readonly block: bigint
}
export type Row = typeof sponsored.$inferSelect

const dayMs = 86_400_000

/** The limit that is reached: of all, of the project, of the account. */
export class BudgetSpentError extends Error {
  override readonly name = 'BudgetSpentError'
}

/** What may be spent in a day (UTC), counted before it is spent. */
export function createBudget({ db, network, limits, now }: createBudget.Parts) {
  const today = () => Math.floor(now() / dayMs)
  const scopesOf = ({
    project,
    sender,
  }: Pick<Asked, 'project' | 'sender'>): readonly [string, bigint][] => [
    // Always in this order, so that two that write do not wait for each other.
    ['all', limits.weiPerDay],
    [`project ${project}`, limits.projectWeiPerDay],
    [`sender ${sender}`, limits.senderWeiPerDay],
  ]
  const of = ({ sender, nonce }: Asked) =>
    and(
      eq(sponsored.network, network),
      eq(sponsored.sender, sender),
      eq(sponsored.nonce, String(nonce)),
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
     * Sets aside what an operation may cost. Asked for the same turn of an account again only what it is more counts, because one
     * of the two alone can be carried out.
     *
     * @throws `BudgetSpentError`, and nothing is set aside
     */
    async reserve(asked: Reservation): Promise<void> {
      const day = today()
      await db.transaction(async (inner) => {
        const [held] = await inner.select().from(sponsored).where(of(asked)).for('update')
        const isSame = held?.day === day && held.project === asked.project
        const before = isSame ? BigInt(held.wei) : 0n
        const more = asked.wei > before ? asked.wei - before : 0n
        for (const [scope, limit] of scopesOf(asked)) await charge(inner, day, scope, more, limit)
        const { project, until } = asked
        const kept = { project, day, wei: String(before + more), until, block: String(asked.block) }
        await inner
          .insert(sponsored)
          .values({ network, sender: asked.sender, nonce: String(asked.nonce), ...kept })
          .onConflictDoUpdate({
            target: [sponsored.network, sponsored.sender, sponsored.nonce],
            // The earlier block: one of several that were signed for may be found from there on.
            set: { ...kept, block: sql`least(${sponsored.block}, excluded.block)` },
          })
      })
    },
    /** Whether there is anything left, without setting it aside. @throws `BudgetSpentError` */
    async check(asked: Pick<Asked, 'project' | 'sender'>): Promise<void> {
      const scopes = scopesOf(asked)
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
    ended(sinceMs: number): Promise<Row[]> {
      const isOver = and(eq(sponsored.network, network), lt(sponsored.until, now() - sinceMs))
      return db.select().from(sponsored).where(isOver).limit(200)
    },
    /** Counts what it did cost in place of what it could. */
    async settle(row: Row, spent: bigint): Promise<void> {
      const unspent = BigInt(row.wei) > spent ? BigInt(row.wei) - spent : 0n
      await db.transaction(async (inner) => {
        const gone = await inner
          .delete(sponsored)
          .where(and(of({ ...row, nonce: BigInt(row.nonce) }), eq(sponsored.until, row.until)))
          .returning({ sender: sponsored.sender })
        // Another process did it, or it was signed for anew.
        if (gone.length === 0) return
        for (const [scope] of scopesOf(row))
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
