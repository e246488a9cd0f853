import type { HeldShare } from '@foyer/protocol/login'
import { eq } from 'drizzle-orm'
import { openShare } from '../../envelope/sealShare.js'
import { openWallet } from '../findWallet.js'
import type { Guard, GuardCaller } from '../Guard.js'
import { guardShares } from '../guardTables.js'
import { recordGuardEvent } from '../recordGuardEvent.js'

/** Releases the shares of a wallet, and notes it, for a browser that was let in. @throws 403, 404 */
export async function releaseShares(
  guard: Guard,
  { jkt, browser }: GuardCaller,
  wallet: string,
): Promise<HeldShare[]> {
  const rows = await guard.db.transaction(async (inside) => {
    await openWallet(inside, wallet, jkt)
    await recordGuardEvent(inside, { wallet, at: guard.now(), what: 'read', jkt, browser })
    return inside.select().from(guardShares).where(eq(guardShares.wallet, wallet))
  })
  return Promise.all(
    rows.map(async ({ set, state, sealed }) => {
      const share = await openShare(guard.envelope, sealed, { wallet, set, kind: 'guard' })
      return { setId: set, state, share }
    }),
  )
}
