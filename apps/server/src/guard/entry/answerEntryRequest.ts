import { and, eq, gt } from 'drizzle-orm'
import { hourMs } from '../../bounds/times.js'
import type { Database } from '../../database/Database.js'
import { hashOf } from '../../secrets/hashOf.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'
import { findWallet, type GuardedWallet } from '../findWallet.js'
import type { Guard } from '../Guard.js'
import { guardAsks, guardWallets } from '../guardTables.js'
import { holdAsks } from '../holdAsks.js'
import { letIn } from '../letIn.js'
import { recordGuardEvent } from '../recordGuardEvent.js'

type EntryRequest = typeof guardAsks.$inferSelect

/** The open question that a mailed link belongs to. */
export async function findEntryRequest(
  { db, now }: Guard,
  secret: string,
): Promise<EntryRequest | undefined> {
  const [found] = await db.select().from(guardAsks).where(isOpen(secret, now()))
  return found
}

/**
 * Answers the question of a mail, once. A yes lets in the browser that asked, and no other; a no refuses all open questions for the wallet,
 * and every browser that asks within an hour.
 *
 * @returns `false` when there is no such question, or it was answered
 * @throws 429 when too many browsers were let in within the hour; the question stays then
 */
export async function answerEntryRequest(
  guard: Guard,
  secret: string,
  isYes: boolean,
  speech: SpokenTexts,
): Promise<boolean> {
  const { db, now } = guard
  const send = await db.transaction(async (inside) => {
    const [open] = await inside
      .select({ wallet: guardAsks.wallet })
      .from(guardAsks)
      .where(isOpen(secret, now()))
    if (!open) return undefined
    await holdAsks(inside, open.wallet)
    const [request] = await inside.delete(guardAsks).where(isOpen(secret, now())).returning()
    if (!request) return undefined
    const wallet = await findWallet(inside, request.wallet)
    if (isYes) {
      await prove(inside, wallet, now())
      return letIn(guard, inside, { ...request, wallet, speech })
    }
    await block(inside, request.wallet, now())
    const { jkt, origin, browser } = request
    await recordGuardEvent(inside, {
      wallet: wallet.id,
      at: now(),
      what: 'refused',
      jkt,
      origin,
      browser,
    })
    return () => undefined
  })
  send?.()
  return send !== undefined
}

/** Proves the wallet's login: a reader of its mails confirmed that the wallet is theirs. */
async function prove(db: Database, { id, provedAt }: GuardedWallet, at: number): Promise<void> {
  if (provedAt !== null) return
  await db.update(guardWallets).set({ provedAt: at }).where(eq(guardWallets.id, id))
}

/** For an hour no further browser is let in. */
export async function block(db: Database, wallet: string, now: number): Promise<void> {
  await holdAsks(db, wallet)
  await db.delete(guardAsks).where(eq(guardAsks.wallet, wallet))
  await db
    .update(guardWallets)
    .set({ blockedUntil: now + hourMs })
    .where(eq(guardWallets.id, wallet))
}

const isOpen = (secret: string, now: number) =>
  and(eq(guardAsks.hash, hashOf(secret)), gt(guardAsks.until, now))
