import { eq } from 'drizzle-orm'
import { openWallet } from '../findWallet.js'
import type { Caller, Guard } from '../Guard.js'
import { guardShares } from '../guardTables.js'
import { note } from '../note.js'
import { notify } from '../notify.js'

/**
 * Removes all shares of a wallet. Whom it would ask, and which browsers it knows, is kept: a wallet that comes back comes back to the
 * same person. @throws 403, 404
 */
export async function forgetShares(
  { db, now, outbox, config }: Guard,
  { jkt, browser }: Caller,
  wallet: string,
): Promise<void> {
  const send = await db.transaction(async (inside) => {
    const { email } = await openWallet(inside, wallet, jkt)
    const at = now()
    const gone = await inside.delete(guardShares).where(eq(guardShares.wallet, wallet)).returning()
    if (gone.length === 0) return () => undefined
    await note(inside, { wallet, at, what: 'forgotten', jkt, browser })
    const place = { origin: config.walletUrl, browser, at }
    return notify({ outbox }, inside, { to: email, notice: 'forgotten', place })
  })
  send()
}
