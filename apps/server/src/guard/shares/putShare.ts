import { contentOf, type putGuardShare } from '@foyer/protocol/login'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database } from '../../database/Database.js'
import { sealShare } from '../../envelope/sealShare.js'
import { HttpError } from '../../errors/HttpError.js'
import { openWallet } from '../findWallet.js'
import type { Guard, GuardCaller } from '../Guard.js'
import { guardFormerShares, guardShares } from '../guardTables.js'
import { holdAsks } from '../holdAsks.js'
import { isSame, otherIdentity } from '../proveIdentity.js'
import { recordGuardEvent } from '../recordGuardEvent.js'
import { bindWalletOwner } from './bindWalletOwner.js'
import { comeBack } from './comeBack.js'

type Body = v.InferOutput<typeof putGuardShare.input.body>

/**
 * Keeps a share of a new set beside that in use; another one that was put and not promoted goes. `alone`: of a wallet that
 * comes back, see `comeBack`.
 *
 * @throws 403, 404, 409 when the sets are not those that the caller read, 400 `signature_wrong`
 */
export async function putShare(guard: Guard, caller: GuardCaller, body: Body): Promise<void> {
  const { jkt } = caller
  const { walletId: wallet, setId: set, share, alone = false, identity, mark } = body
  // A browser that was not let in causes no call for sealing.
  await openWallet(guard.db, wallet, jkt)
  const sealed = await sealShare(guard.envelope, share, { wallet, set, kind: 'guard' })
  const send = await guard.db.transaction(async (inside) => {
    // Which a wallet that comes back ends.
    if (alone) await holdAsks(inside, wallet)
    const known = await openWallet(inside, wallet, jkt)
    // Another user could have brought the wallet here before: then their identity would decide over it.
    if (alone && identity && !isSame(identity, known)) throw otherIdentity()
    await checkSets(inside, body)
    const [from, over, content] = [body.over, body.pending ?? undefined, contentOf({ share, mark })]
    const said = { deed: 'put', from, over, to: set, content, alone } as const
    await bindWalletOwner(inside, known, body, said)
    await inside
      .delete(guardShares)
      .where(and(eq(guardShares.wallet, wallet), eq(guardShares.state, 'next')))
    await inside.insert(guardShares).values({ wallet, set, state: 'next', sealed, content, mark })
    await recordGuardEvent(inside, { wallet, at: guard.now(), what: 'put', jkt })
    return alone ? comeBack(guard, inside, known, caller) : undefined
  })
  send?.()
}

/** A set that was in use never is again, so that what was signed for one state of the guard is good for no other. */
async function checkSets(
  db: Database,
  { walletId, setId, over, pending }: Pick<Body, 'walletId' | 'setId' | 'over' | 'pending'>,
): Promise<void> {
  const stored = await db.select().from(guardShares).where(eq(guardShares.wallet, walletId))
  const of = (state: 'current' | 'next') => stored.find((one) => one.state === state)?.set
  const isThis = and(eq(guardFormerShares.wallet, walletId), eq(guardFormerShares.set, setId))
  const former = await db.select().from(guardFormerShares).where(isThis)
  const isNew = of('current') !== setId && former.length === 0
  if (isNew && of('current') === over && of('next') === (pending ?? undefined)) return
  throw new HttpError(409, 'set_changed', 'Another set is in use, or was put since.')
}
