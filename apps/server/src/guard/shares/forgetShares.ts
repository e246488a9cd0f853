import type { forgetGuardShares } from '@foyer/protocol/login'
import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { findWallet, openWallet } from '../findWallet.js'
import type { Guard, GuardCaller } from '../Guard.js'
import { guardFormerShares, guardShares } from '../guardTables.js'
import { notify } from '../notify.js'
import { recordGuardEvent } from '../recordGuardEvent.js'
import { bindWalletOwner } from './bindWalletOwner.js'

type Body = v.InferOutput<typeof forgetGuardShares.input.body>

/**
 * Removes all shares of a wallet, of former sets too, once its keys signed that; a browser that was logged out since may do it too, so that
 * a user who takes the wallet away leaves no share behind. The wallet's identity and its browsers are kept: a wallet that comes back belongs to the same user.
 *
 * @throws 403, 404, 400 `signature_wrong`
 */
export async function forgetShares(
  { db, now, outbox, config }: Guard,
  { jkt, browser, speech }: GuardCaller,
  { walletId: wallet, ...signed }: Body,
): Promise<void> {
  const send = await db.transaction(async (inside) => {
    const known = await findWallet(inside, wallet)
    // The keys on record prove more than that a browser was let in. Without keys on record any signature would do.
    if (known.eip155 === null) await openWallet(inside, wallet, jkt)
    const stored = await inside.select().from(guardShares).where(eq(guardShares.wallet, wallet))
    if (stored.length === 0) return () => undefined
    const from = stored.find(({ state }) => state === 'current')?.set
    await bindWalletOwner(inside, known, signed, { deed: 'forget', from })
    const at = now()
    await inside.delete(guardShares).where(eq(guardShares.wallet, wallet))
    await inside.delete(guardFormerShares).where(eq(guardFormerShares.wallet, wallet))
    await recordGuardEvent(inside, { wallet, at, what: 'forgotten', jkt, browser })
    const source = { origin: config.walletUrl, browser, at, speech }
    return notify({ outbox }, inside, { to: known.email, notice: 'forgotten', source })
  })
  send()
}
