import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { hashOf } from '../../secrets/hashOf.js'
import type { Guard } from '../Guard.js'
import { guardProvings } from '../guardTables.js'
import { recordGuardEvent } from '../recordGuardEvent.js'
import { type Proving, provedMs } from './proved.js'

/** The open proof of an address that a mailed link belongs to. */
export async function findProving(
  { db, now }: Guard,
  secret: string,
): Promise<Proving | undefined> {
  const [found] = await db.select().from(guardProvings).where(isOpen(secret, now()))
  return found
}

/** How many browsers ask at an address for a new wallet. */
export function countOpen(db: Database, subject: string, now: number): Promise<number> {
  const { hash, until, wallet } = guardProvings
  return db.$count(
    guardProvings,
    and(eq(guardProvings.subject, subject), eq(wallet, ''), isNotNull(hash), gt(until, now)),
  )
}

/**
 * The answer of who got the mail. It counts once, for the browser that asked. A no ends whatever else is asked at the address, and this
 * browser asks there no more for an hour.
 *
 * @returns `false` when there is no such question, or it was answered
 */
export async function answerProving(
  guard: Guard,
  secret: string,
  isYes: boolean,
): Promise<boolean> {
  const { db, now } = guard
  return db.transaction(async (inside) => {
    const at = now()
    const [found] = await inside
      .update(guardProvings)
      .set({ said: isYes ? 'yes' : 'no', hash: null, until: at + provedMs })
      .where(isOpen(secret, at))
      .returning()
    if (!found) return false
    const { wallet, jkt, origin, browser, subject } = found
    await recordGuardEvent(inside, {
      wallet,
      at,
      what: isYes ? 'proved' : 'refused',
      jkt,
      origin,
      browser,
    })
    const others = and(eq(guardProvings.subject, subject), isNull(guardProvings.said))
    if (!isYes) await inside.delete(guardProvings).where(others)
    return true
  })
}

const isOpen = (secret: string, now: number) =>
  and(
    eq(guardProvings.hash, hashOf(secret)),
    gt(guardProvings.until, now),
    isNull(guardProvings.said),
  )
