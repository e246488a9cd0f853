import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { dayMs } from '../../../bounds/times.js'
import type { Database } from '../../../database/Database.js'
import type { createPictures, NamePicture } from '../pictures/createPictures.js'
import { nameAddresses, names } from '../tables.js'
import type { createTurns, NameOutcome, Session, SignedTurn } from './createTurns.js'

/** So long a released name is given to no account: what still pays to it reaches no stranger. */
const releasedMs = 90 * dayMs

/** What the account of a name signed for it. */
export type Change = SignedTurn & { readonly name: string }

/** Changes of names that are given, each by the account of the name alone. */
export function createChanges({ db, now, pictures, turns }: createChanges.Parts) {
  const isOf = async (session: Session, { name, holder }: Pick<Change, 'name' | 'holder'>) => {
    const rows = await session
      .select({ name: names.name })
      .from(names)
      .where(and(eq(names.name, name), eq(names.holder, holder)))
    return rows.length > 0
  }
  /** The row stays, so that its key keeps the name from every other account, and leads nowhere. */
  const shut = async (session: Session, name: string) => {
    await session.delete(nameAddresses).where(eq(nameAddresses.name, name))
    await session
      .update(names)
      .set({ holder: null, attributes: {}, releasedAt: new Date(now()) })
      .where(eq(names.name, name))
  }
  const isShut = async (session: Session, name: string) => {
    const rows = await session
      .select({ name: names.name })
      .from(names)
      .where(and(eq(names.name, name), isNotNull(names.releasedAt)))
    return rows.length > 0
  }
  const move = async (session: Session, change: Change, to: string): Promise<NameOutcome> => {
    const { name, holder } = change
    const [own] = await session
      .select()
      .from(names)
      .where(and(eq(names.name, name), eq(names.holder, holder)))
    if (!own) return { is: 'foreign' }
    const at = new Date(now())
    const given = await session
      .insert(names)
      .values({ ...own, name: to, registeredAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning({ name: names.name })
    if (given.length === 0) return { is: 'taken' }
    await session.update(nameAddresses).set({ name: to }).where(eq(nameAddresses.name, name))
    await shut(session, name)
    return { is: 'done' }
  }
  const lead = async (
    session: Session,
    change: Change,
    { coinType, address }: Lead,
  ): Promise<NameOutcome> => {
    const { name } = change
    if (!(await isOf(session, change))) return { is: 'foreign' }
    const at = new Date(now())
    const set = { address, createdAt: at }
    await session
      .insert(nameAddresses)
      .values({ name, coinType, ...set })
      .onConflictDoUpdate({ target: [nameAddresses.name, nameAddresses.coinType], set })
    await session.update(names).set({ updatedAt: at }).where(eq(names.name, name))
    return { is: 'done' }
  }
  const show = async (
    session: Session,
    { name, holder }: Change,
    { avatar, picture }: Shown,
  ): Promise<NameOutcome> => {
    const [shown] = await session
      .select({ attributes: names.attributes })
      .from(names)
      .where(and(eq(names.name, name), eq(names.holder, holder)))
    if (!shown) return { is: 'foreign' }
    if (picture) await pictures.keep(session, picture)
    const { avatar: _, ...others } = Object(shown.attributes)
    const attributes = avatar === '' ? others : { ...others, avatar }
    const set = { attributes, updatedAt: new Date(now()) }
    await session.update(names).set(set).where(eq(names.name, name))
    return { is: 'done' }
  }
  return {
    /** Gives a name a picture, or takes it away. */
    show: (change: Change, shown: Shown): Promise<NameOutcome> =>
      turns.take(change, {
        isDone: async (session) => {
          const rows = await session
            .select({ attributes: names.attributes })
            .from(names)
            .where(and(eq(names.name, change.name), eq(names.holder, change.holder)))
          return rows.some(({ attributes }) => (Object(attributes).avatar ?? '') === shown.avatar)
        },
        change: (session) => show(session, change, shown),
      }),
    /** Gives a name up. No account gets it for 90 days. */
    release: (change: Change): Promise<NameOutcome> =>
      turns.take(change, {
        isDone: (session) => isShut(session, change.name),
        change: async (session) => {
          if (!(await isOf(session, change))) return { is: 'foreign' }
          await shut(session, change.name)
          return { is: 'done' }
        },
      }),
    /** Takes another name in the place of one: it has the addresses and the profile of the former, which is released. */
    rename: (change: Change, to: string): Promise<NameOutcome> =>
      turns.take(change, {
        isDone: (session) => isOf(session, { ...change, name: to }),
        change: (session) => move(session, change, to),
      }),
    /** Leads a name to an address of another account, which signed for it too. */
    lead: (change: Change, to: Lead): Promise<NameOutcome> =>
      turns.take(change, {
        isDone: async (session) => {
          const { name } = change
          const rows = await session
            .select({ name: nameAddresses.name })
            .from(nameAddresses)
            .where(
              and(
                ...[eq(nameAddresses.name, name), eq(nameAddresses.coinType, to.coinType)],
                eq(nameAddresses.address, to.address),
              ),
            )
          return rows.length > 0 && isOf(session, change)
        },
        change: (session) => lead(session, change, to),
      }),
    /** Lets names go that were released long enough ago. */
    async forget(): Promise<void> {
      await db.delete(names).where(lt(names.releasedAt, new Date(now() - releasedMs)))
    },
  }
}

/** What a name says of its picture; empty for none. `picture` is what is said. */
type Shown = { readonly avatar: string; readonly picture?: NamePicture | undefined }

type Lead = { readonly coinType: string; readonly address: string }

export declare namespace createChanges {
  type Parts = {
    readonly db: Database
    readonly turns: ReturnType<typeof createTurns>
    readonly pictures: Pick<ReturnType<typeof createPictures>, 'keep'>
    now(): number
  }
}
