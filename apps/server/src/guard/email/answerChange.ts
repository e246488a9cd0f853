import { and, eq, gt, ne, or } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { hashOf } from '../../secrets/hashOf.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'
import { block } from '../entry/answerEntryRequest.js'
import { findWallet } from '../findWallet.js'
import type { Guard } from '../Guard.js'
import { guardAsks, guardBrowsers, guardChanges, guardWallets } from '../guardTables.js'
import { holdAsks } from '../holdAsks.js'
import { notify } from '../notify.js'
import { recordGuardEvent } from '../recordGuardEvent.js'

type Change = typeof guardChanges.$inferSelect

/** The change that a mailed link belongs to, and to which of the two addresses it went. */
export async function findChange(
  { db, now }: Guard,
  secret: string,
): Promise<{ change: Change; isOld: boolean } | undefined> {
  const [change] = await db.select().from(guardChanges).where(isOpen(secret, now()))
  return change && { change, isOld: change.oldHash === hashOf(secret) }
}

/**
 * Answers one of the two mails; each counts once. The second yes changes the address, a no ends the change and lets no browser
 * in for an hour.
 *
 * @returns `false` when there is no such change, or this mail was answered
 */
export async function answerChange(
  guard: Guard,
  secret: string,
  isYes: boolean,
  speech: SpokenTexts,
): Promise<boolean> {
  const { db, now } = guard
  const send = await db.transaction(async (inside) => {
    const [change] = await inside
      .select()
      .from(guardChanges)
      .where(isOpen(secret, now()))
      .for('update')
    if (!change) return undefined
    if (isYes) return takeYes(guard, inside, { change, secret, speech })
    await inside.delete(guardChanges).where(eq(guardChanges.wallet, change.wallet))
    await block(inside, change.wallet, now())
    const { wallet, jkt, origin, browser } = change
    await recordGuardEvent(inside, { wallet, at: now(), what: 'refused', jkt, origin, browser })
    return () => undefined
  })
  send?.()
  return send !== undefined
}

async function takeYes(
  guard: Guard,
  db: Database,
  { change, secret, speech }: { change: Change; secret: string; speech: SpokenTexts },
) {
  const hash = hashOf(secret)
  const left = {
    oldHash: change.oldHash === hash ? null : change.oldHash,
    newHash: change.newHash === hash ? null : change.newHash,
  }
  const ofWallet = eq(guardChanges.wallet, change.wallet)
  if (left.oldHash !== null || left.newHash !== null) {
    await db.update(guardChanges).set(left).where(ofWallet)
    return () => undefined
  }
  await db.delete(guardChanges).where(ofWallet)
  return move(guard, db, { ...change, speech })
}

async function move(
  { now, outbox }: Guard,
  db: Database,
  { wallet, at: asked, email, jkt, origin, browser, speech }: Change & { speech: SpokenTexts },
): Promise<() => void> {
  // What the old address was asked, and whom it let in since the new one was wished for, may be the doing of another reader of its mails.
  await holdAsks(db, wallet)
  await db.delete(guardAsks).where(eq(guardAsks.wallet, wallet))
  const before = await findWallet(db, wallet)
  const isSince = and(gt(guardBrowsers.since, asked), ne(guardBrowsers.jkt, jkt))
  await db.delete(guardBrowsers).where(and(eq(guardBrowsers.wallet, wallet), isSince))
  await db.update(guardWallets).set({ email, subject: email }).where(eq(guardWallets.id, wallet))
  const at = now()
  await recordGuardEvent(db, { wallet, at, what: 'email_changed', jkt, origin, browser })
  const source = { origin, browser, at, speech }
  return notify({ outbox }, db, { to: before.email, notice: 'email_changed', source })
}

const isOpen = (secret: string, now: number) =>
  and(
    or(eq(guardChanges.oldHash, hashOf(secret)), eq(guardChanges.newHash, hashOf(secret))),
    gt(guardChanges.until, now),
  )
