import type { putGuardShare } from '@foyer/protocol/login'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { sealShare } from '../../envelope/sealShare.js'
import { HttpError } from '../../http/HttpError.js'
import { openWallet } from '../findWallet.js'
import type { Caller, Guard } from '../Guard.js'
import { guardShares } from '../guardTables.js'
import { note } from '../note.js'
import { isSame, otherIdentity } from '../proveIdentity.js'
import { comeBack } from './comeBack.js'

type Body = v.InferOutput<typeof putGuardShare.input.body>

/**
 * Keeps a share of a new set beside that in use; another one that was put and not promoted goes. `alone`: of a wallet that
 * comes back, see `comeBack`.
 *
 * @throws 403, 404, 409 when the set in use is not the one that the new one was split from
 */
export async function putShare(
  guard: Guard,
  { jkt, browser }: Caller,
  { walletId: wallet, setId: set, share, over, alone, identity }: Body,
): Promise<void> {
  // Whoever is not let in has nobody seal anything.
  await openWallet(guard.db, wallet, jkt)
  const sealed = await sealShare(guard.envelope, share, { wallet, set, kind: 'guard' })
  const send = await guard.db.transaction(async (inside) => {
    const known = await openWallet(inside, wallet, jkt)
    // Somebody else could have brought it here before: then it would go by their word.
    if (alone && identity && !isSame(identity, known)) throw otherIdentity()
    const kept = await inside.select().from(guardShares).where(eq(guardShares.wallet, wallet))
    const current = kept.find(({ state }) => state === 'current')
    if (current?.set !== over || current.set === set)
      throw new HttpError(409, 'set_changed', 'Another set is in use.')
    await inside
      .delete(guardShares)
      .where(and(eq(guardShares.wallet, wallet), eq(guardShares.state, 'next')))
    await inside.insert(guardShares).values({ wallet, set, state: 'next', sealed })
    await note(inside, { wallet, at: guard.now(), what: 'put', jkt })
    return alone ? comeBack(guard, inside, { wallet: known, jkt, browser }) : undefined
  })
  send?.()
}
