import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { hashOf } from '../../login/newId.js'
import { hourMs } from '../../login/times.js'
import { findWallet, type GuardedWallet } from '../findWallet.js'
import type { Guard } from '../Guard.js'
import { guardAsks, guardWallets } from '../guardTables.js'
import { letIn } from '../letIn.js'
import { note } from '../note.js'

type Ask = typeof guardAsks.$inferSelect

/** The question that a mailed link belongs to, as long as nobody answered it. */
export async function findAsk({ db, now }: Guard, secret: string): Promise<Ask | undefined> {
  const [found] = await db.select().from(guardAsks).where(isOpen(secret, now()))
  return found
}

/**
 * The answer of who got the mail. It counts once. A yes lets in the browser that asked, and no other; a no refuses all that ask for the wallet,
 * and for an hour everybody who would.
 *
 * @returns `false` when there is no such question, or it was answered
 * @throws 429 when too many browsers were let in within the hour; the question stays then
 */
export async function answerAsk(guard: Guard, secret: string, isYes: boolean): Promise<boolean> {
  const { db, now } = guard
  const send = await db.transaction(async (inside) => {
    const [ask] = await inside.delete(guardAsks).where(isOpen(secret, now())).returning()
    if (!ask) return undefined
    const wallet = await findWallet(inside, ask.wallet)
    if (isYes) {
      await prove(inside, wallet, now())
      return letIn(guard, inside, { ...ask, wallet })
    }
    await block(inside, ask.wallet, now())
    const { jkt, origin, browser } = ask
    await note(inside, { wallet: wallet.id, at: now(), what: 'refused', jkt, origin, browser })
    return () => undefined
  })
  send?.()
  return send !== undefined
}

/** Who reads the mails of the wallet said that it is theirs. */
async function prove(db: Database, { id, provedAt }: GuardedWallet, at: number): Promise<void> {
  if (provedAt !== null) return
  await db.update(guardWallets).set({ provedAt: at }).where(eq(guardWallets.id, id))
}

/** For an hour no further browser is let in. */
export async function block(db: Database, wallet: string, now: number): Promise<void> {
  await db.delete(guardAsks).where(eq(guardAsks.wallet, wallet))
  await db
    .update(guardWallets)
    .set({ blockedUntil: now + hourMs })
    .where(eq(guardWallets.id, wallet))
}

const isOpen = (secret: string, now: number) =>
  and(eq(guardAsks.hash, hashOf(secret)), gt(guardAsks.until, now))
