import { eq } from 'drizzle-orm'
import { openWallet } from '../findWallet.js'
import type { Guard, GuardCaller } from '../Guard.js'
import { guardChanges } from '../guardTables.js'
import { recordGuardEvent } from '../recordGuardEvent.js'

/** Ends a change of address by the browser that requested it; unlike a no by mail it blocks no browser. @throws 403, 404 */
export async function cancelChange(
  { db, now }: Guard,
  { jkt, browser }: GuardCaller,
  wallet: string,
): Promise<void> {
  await db.transaction(async (inside) => {
    // Before the wallet, or this and an answer would wait for each other.
    const ended = await inside
      .delete(guardChanges)
      .where(eq(guardChanges.wallet, wallet))
      .returning({ wallet: guardChanges.wallet })
    await openWallet(inside, wallet, jkt)
    if (ended.length === 0) return
    await recordGuardEvent(inside, { wallet, at: now(), what: 'change_cancelled', jkt, browser })
  })
}
