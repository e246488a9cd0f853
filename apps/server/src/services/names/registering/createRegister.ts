import { and, count, eq, gt, lt, min, sql } from 'drizzle-orm'
import { dayMs } from '../../../bounds/times.js'
import type { Database } from '../../../database/Database.js'
import { hashOf } from '../../../secrets/hashOf.js'
import { nameAddresses, nameMessages, names } from '../tables.js'

/** A registration whose message and signature hold. */
export type Claim = {
  readonly name: string
  readonly coinType: string
  readonly address: string
  /** The account that signed, as `verifyHolder` gives it. */
  readonly holder: string
  readonly message: string
  readonly project: string
  /** What the profile is to say; what is absent stays as it is, and an empty text is taken away. */
  readonly attributes: Readonly<Record<string, string | undefined>>
}

export type ClaimOutcome =
  | { readonly is: 'done' | 'used' | 'many' | 'taken' }
  | { readonly is: 'tries'; readonly waitMs: number }

/** The names as the database gives them away: each one once, however many want it at once. */
export function createRegister({ db, now, namesMax, triesMax }: createRegister.Parts) {
  type Session = Parameters<Parameters<Database['transaction']>[0]>[0]

  const triesOf = async (session: Session, holder: string) => {
    const since = now() - dayMs
    const [found] = await session
      .select({ tries: count(), first: min(nameMessages.usedAt) })
      .from(nameMessages)
      .where(and(eq(nameMessages.holder, holder), gt(nameMessages.usedAt, since)))
    return { tries: found?.tries ?? 0, waitMs: Number(found?.first ?? since) - since }
  }
  const isAt = async (session: Session, { name, coinType, address, holder }: Claim) => {
    const rows = await session
      .select({ name: names.name })
      .from(names)
      .innerJoin(nameAddresses, eq(nameAddresses.name, names.name))
      .where(
        and(
          ...[eq(names.name, name), eq(names.holder, holder)],
          ...[eq(nameAddresses.coinType, coinType), eq(nameAddresses.address, address)],
        ),
      )
    return rows.length > 0
  }
  const give = async (session: Session, claim: Claim): Promise<ClaimOutcome> => {
    const { name, holder, project, coinType, address, attributes } = claim
    const at = new Date(now())
    const [{ held } = { held: 0 }] = await session
      .select({ held: count() })
      .from(names)
      .where(eq(names.holder, holder))
    const [own] = await session
      .select({ attributes: names.attributes })
      .from(names)
      .where(and(eq(names.name, name), eq(names.holder, holder)))
    const kept = merged(own?.attributes, attributes)
    if (!own) {
      if (held >= namesMax) return { is: 'many' }
      // The key of the table decides between two: the later one waits for the earlier, and gets no row.
      const given = await session
        .insert(names)
        .values({ name, holder, project, attributes: kept, registeredAt: at, updatedAt: at })
        .onConflictDoNothing()
        .returning({ name: names.name })
      if (given.length === 0) return { is: 'taken' }
    }
    await session
      .insert(nameAddresses)
      .values({ name, coinType, address, createdAt: at })
      .onConflictDoUpdate({
        target: [nameAddresses.name, nameAddresses.coinType],
        set: { address, createdAt: at },
      })
    if (own)
      await session
        .update(names)
        .set({ attributes: kept, updatedAt: at })
        .where(eq(names.name, name))
    return { is: 'done' }
  }
  return {
    /**
     * Gives a name to an account, or another coin type to a name of its own. A refused try counts, and its message is used up; the same message that
     * has registered already is answered as it was then, because its answer may have been lost.
     */
    claim: (claim: Claim): Promise<ClaimOutcome> =>
      db.transaction(async (session) => {
        const { address, holder, message } = claim
        // One registration of an account at a time, or several at once would each see room for one more.
        await session.execute(sql`select pg_advisory_xact_lock(hashtextextended(${holder}, 21))`)
        const { tries, waitMs } = await triesOf(session, holder)
        const hash = hashOf(`${address} ${message}`)
        const [used] = await session
          .select({ hash: nameMessages.hash })
          .from(nameMessages)
          .where(eq(nameMessages.hash, hash))
        if (used) return { is: (await isAt(session, claim)) ? 'done' : 'used' }
        if (tries >= triesMax) return { is: 'tries', waitMs }
        await session.insert(nameMessages).values({ hash, holder, usedAt: now() })
        return give(session, claim)
      }),
    async forget(): Promise<void> {
      await db.delete(nameMessages).where(lt(nameMessages.usedAt, now() - dayMs))
    },
  }
}

function merged(kept: unknown, given: Claim['attributes']): object {
  const all = Object.entries({ ...Object(kept), ...given })
  return Object.fromEntries(all.filter(([, text]) => text !== undefined && text !== ''))
}

export declare namespace createRegister {
  type Parts = {
    readonly db: Database
    now(): number
    /** Names that one account may hold. */
    readonly namesMax: number
    /** Registrations that it may try in 24 hours. */
    readonly triesMax: number
  }
}
