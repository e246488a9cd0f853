import { and, eq } from 'drizzle-orm'
import { HttpError } from '../../http/HttpError.js'
import { openWallet } from '../findWallet.js'
import type { Caller, Guard } from '../Guard.js'
import { guardShares } from '../guardTables.js'
import { note } from '../note.js'

/** The set that was put is in use from now on, and the one before is removed, at once. Said again, it changes nothing. @throws 403, 404 */
export async function promoteShare(
  { db, now }: Guard,
  { jkt }: Caller,
  { walletId: wallet, setId: set }: { walletId: string; setId: string },
): Promise<void> {
  await db.transaction(async (inside) => {
    await openWallet(inside, wallet, jkt)
    const kept = await inside.select().from(guardShares).where(eq(guardShares.wallet, wallet))
    const found = kept.find((one) => one.set === set)
    if (!found) throw new HttpError(404, 'set_unknown', 'No such set was put.')
    if (found.state === 'current') return
    const ofWallet = eq(guardShares.wallet, wallet)
    await inside.delete(guardShares).where(and(ofWallet, eq(guardShares.state, 'current')))
    await inside
      .update(guardShares)
      .set({ state: 'current' })
      .where(and(ofWallet, eq(guardShares.set, set)))
    await note(inside, { wallet, at: now(), what: 'promoted', jkt })
  })
}
