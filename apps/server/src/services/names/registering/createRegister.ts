import { and, count, eq } from 'drizzle-orm'
import { nameAddresses, names } from '../tables.js'
import type { createTurns, NameOutcome, Session, SignedTurn } from './createTurns.js'

/** A registration whose message and signature hold. */
export type Claim = SignedTurn & {
  readonly name: string
  readonly coinType: string
  readonly project: string
  /** What the profile is to say; what is absent stays as it is, and an empty text is taken away. */
  readonly attributes: Readonly<Record<string, string | undefined>>
}

/** The names as the database gives them away: each one once, however many want it at once. */
export function createRegister({ now, namesMax, turns }: createRegister.Parts) {
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
  const give = async (session: Session, claim: Claim): Promise<NameOutcome> => {
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
    /** Gives a name to an account, or leads a name of its own to its address of another coin type. */
    claim: (claim: Claim): Promise<NameOutcome> =>
      turns.take(claim, {
        isDone: (session) => isAt(session, claim),
        change: (session) => give(session, claim),
      }),
  }
}

function merged(kept: unknown, given: Claim['attributes']): object {
  const all = Object.entries({ ...Object(kept), ...given })
  return Object.fromEntries(all.filter(([, text]) => text !== undefined && text !== ''))
}

export declare namespace createRegister {
  type Parts = {
    readonly turns: ReturnType<typeof createTurns>
    now(): number
    /** Names that one account may hold. */
    readonly namesMax: number
  }
}
