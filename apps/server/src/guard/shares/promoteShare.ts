import { formerSetsKeptMs } from '@foyer/protocol'
import type { promoteGuardShare } from '@foyer/protocol/login'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { HttpError } from '../../errors/HttpError.js'
import { openWallet } from '../findWallet.js'
import type { Guard, GuardCaller } from '../Guard.js'
import { guardFormerShares, guardShares } from '../guardTables.js'
import { recordGuardEvent } from '../recordGuardEvent.js'
import { bindWalletOwner } from './bindWalletOwner.js'

type Body = v.InferOutput<typeof promoteGuardShare.input.body>

/**
 * The set that was put is in use from now on, and the one before is a former one, at once. Said again, it changes nothing.
 *
 * @throws 403, 404, 400 `signature_wrong`
 */
export async function promoteShare(
  { db, now }: Guard,
  { jkt }: GuardCaller,
  { walletId: wallet, setId: set, ...signed }: Body,
): Promise<void> {
  await db.transaction(async (inside) => {
    const known = await openWallet(inside, wallet, jkt)
    const stored = await inside.select().from(guardShares).where(eq(guardShares.wallet, wallet))
    const found = stored.find((one) => one.set === set)
    const current = stored.find(({ state }) => state === 'current')
    if (found && found === current) return
    // What was put before sets were signed can only be put again.
    if (!found || found.content === null)
      throw new HttpError(404, 'set_unknown', 'No such set was put.')
    const { content } = found
    await bindWalletOwner(inside, known, signed, {
      ...{ deed: 'promote', from: current?.set, to: set, content },
    })
    const ofWallet = eq(guardShares.wallet, wallet)
    await inside.delete(guardShares).where(and(ofWallet, eq(guardShares.state, 'current')))
    if (current) {
      const { sealed, mark, set } = current
      const until = now() + formerSetsKeptMs
      await inside.insert(guardFormerShares).values({ wallet, set, sealed, mark, until })
    }
    await inside
      .update(guardShares)
      .set({ state: 'current' })
      .where(and(ofWallet, eq(guardShares.set, set)))
    await recordGuardEvent(inside, { wallet, at: now(), what: 'promoted', jkt })
  })
}
