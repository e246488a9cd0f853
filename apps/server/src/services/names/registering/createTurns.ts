import { and, count, eq, gt, lt, min, sql } from 'drizzle-orm'
import { dayMs } from '../../../bounds/times.js'
import type { Database } from '../../../database/Database.js'
import { hashOf } from '../../../secrets/hashOf.js'
import { nameMessages } from '../tables.js'

export type Session = Parameters<Parameters<Database['transaction']>[0]>[0]

export type NameOutcome =
  | { readonly is: 'done' | 'used' | 'many' | 'taken' | 'foreign' }
  | { readonly is: 'tries'; readonly waitMs: number }

/** What an account signed, of which the signature holds. */
export type SignedTurn = {
  /** The account that signed, as `verifyHolder` gives it. */
  readonly holder: string
  readonly address: string
  readonly message: string
}

/** The changes that accounts sign for: one of an account at a time, each message once, and so many in a day. */
export function createTurns({ db, now, triesMax }: createTurns.Parts) {
  const triesOf = async (session: Session, holder: string) => {
    const since = now() - dayMs
    const [found] = await session
      .select({ tries: count(), first: min(nameMessages.usedAt) })
      .from(nameMessages)
      .where(and(eq(nameMessages.holder, holder), gt(nameMessages.usedAt, since)))
    return { tries: found?.tries ?? 0, waitMs: Number(found?.first ?? since) - since }
  }
  return {
    /**
     * Does what a message says. A refused try counts, and its message is used up; the same message that has done its work already is answered as it was then, because its answer
     * may have been lost.
     */
    take: (
      { holder, address, message }: SignedTurn,
      { isDone, change }: createTurns.Work,
    ): Promise<NameOutcome> =>
      db.transaction(async (session) => {
        // One change of an account at a time, or several at once would each see room for one more.
        await session.execute(sql`select pg_advisory_xact_lock(hashtextextended(${holder}, 21))`)
        const { tries, waitMs } = await triesOf(session, holder)
        const hash = hashOf(`${address} ${message}`)
        const [used] = await session
          .select({ hash: nameMessages.hash })
          .from(nameMessages)
          .where(eq(nameMessages.hash, hash))
        if (used) return { is: (await isDone(session)) ? 'done' : 'used' }
        if (tries >= triesMax) return { is: 'tries', waitMs }
        await session.insert(nameMessages).values({ hash, holder, usedAt: now() })
        return change(session)
      }),
    async forget(): Promise<void> {
      await db.delete(nameMessages).where(lt(nameMessages.usedAt, now() - dayMs))
    },
  }
}

export declare namespace createTurns {
  type Parts = {
    readonly db: Database
    now(): number
    /** Changes that an account may try in 24 hours. */
    readonly triesMax: number
  }
  type Work = {
    /** Whether what the message says is so. */
    isDone(session: Session): Promise<boolean>
    change(session: Session): Promise<NameOutcome>
  }
}
