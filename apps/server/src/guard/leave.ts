import type { leaveGuard } from '@foyer/protocol/login'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database } from '../database/Database.js'
import { openWallet } from './findWallet.js'
import type { Guard, GuardCaller } from './Guard.js'
import { guardAsks, guardBrowsers, guardChanges, guardProvings } from './guardTables.js'
import { holdAsks } from './holdAsks.js'
import { recordGuardEvent } from './recordGuardEvent.js'

type Body = v.InferOutput<typeof leaveGuard.input.body>

/**
 * Logs a browser out: it reads nothing here until it is let in again, and its open questions and proofs let it in nowhere. A user who logs
 * out in their own browser is known there when they come back; a browser that another one sends away is forgotten.
 *
 * @throws 403, 404 where another browser is sent away by one that is not let in
 */
export async function leave(
  guard: Guard,
  { jkt, browser }: GuardCaller,
  { other, others }: Body,
): Promise<void> {
  const { db, now } = guard
  const away = other ?? others
  await db.transaction(async (inside) => {
    const at = now()
    if (away) {
      await sendAway(inside, jkt, away)
      const wallet = away.walletId
      return recordGuardEvent(inside, { wallet, at, what: 'sent_away', jkt, browser })
    }
    // First what may let it in: this waits for an answer under way, and what that lets in ends with the rest.
    await inside.delete(guardAsks).where(eq(guardAsks.jkt, jkt))
    await inside.delete(guardProvings).where(eq(guardProvings.jkt, jkt))
    const left = await inside
      .update(guardBrowsers)
      .set({ leftAt: at })
      .where(and(eq(guardBrowsers.jkt, jkt), isNull(guardBrowsers.leftAt)))
      .returning({ wallet: guardBrowsers.wallet })
    for (const { wallet } of left)
      await recordGuardEvent(inside, { wallet, at, what: 'left', jkt, browser })
  })
}

/** Without `browser`: all but the one that says so. */
async function sendAway(
  db: Database,
  by: string,
  { walletId: wallet, browser }: { walletId: string; browser?: string },
): Promise<void> {
  const isMeant = (
    jkt: typeof guardAsks.jkt | typeof guardBrowsers.jkt | typeof guardChanges.jkt,
  ) => (browser === undefined ? ne(jkt, by) : eq(jkt, browser))
  // Questions come before the wallet here as well, or this and an answer would wait for each other. A new address that it wished for is one: its links are in mailboxes.
  await db
    .delete(guardChanges)
    .where(and(eq(guardChanges.wallet, wallet), isMeant(guardChanges.jkt)))
  await holdAsks(db, wallet)
  await db.delete(guardAsks).where(and(eq(guardAsks.wallet, wallet), isMeant(guardAsks.jkt)))
  await openWallet(db, wallet, by)
  const isOther = and(eq(guardBrowsers.wallet, wallet), isMeant(guardBrowsers.jkt))
  await db.delete(guardBrowsers).where(isOther)
}
