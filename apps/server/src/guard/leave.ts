import type { leaveGuard } from '@foyer/protocol/login'
import { and, eq, isNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database } from '../database/Database.js'
import { openWallet } from './findWallet.js'
import type { Guard, GuardCaller } from './Guard.js'
import { guardAsks, guardBrowsers, guardProvings } from './guardTables.js'
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
  { other }: Body,
): Promise<void> {
  const { db, now } = guard
  await db.transaction(async (inside) => {
    const at = now()
    if (other) {
      await sendAway(inside, jkt, other)
      return recordGuardEvent(inside, {
        wallet: other.walletId,
        at,
        what: 'sent_away',
        jkt,
        browser,
      })
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

async function sendAway(
  db: Database,
  by: string,
  { walletId: wallet, browser: jkt }: NonNullable<Body['other']>,
): Promise<void> {
  // The question comes before the wallet here as well, or this and an answer would wait for each other.
  await db.delete(guardAsks).where(and(eq(guardAsks.wallet, wallet), eq(guardAsks.jkt, jkt)))
  await openWallet(db, wallet, by)
  const isOther = and(eq(guardBrowsers.wallet, wallet), eq(guardBrowsers.jkt, jkt))
  await db.delete(guardBrowsers).where(isOther)
}
