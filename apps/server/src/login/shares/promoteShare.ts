import { and, eq } from 'drizzle-orm'
import { HttpError } from '../../http/HttpError.js'
import type { Keeper } from '../Keeper.js'
import { note } from '../people/note.js'
import { notify } from '../people/notify.js'
import type { Session } from '../sessions/findSession.js'
import { loginShares } from '../tables.js'
import { changeOf } from './changeOf.js'
import { lockAccount } from './lockAccount.js'

/**
 * The set that was put is the one in use, and the one before is gone, with its tier and what recovered it, in one step.
 *
 * @throws 404 `set_not_found` when no such set was put, or another one since
 */
export async function promoteShare(
  keeper: Keeper,
  { account, origin }: Session,
  setId: string,
  browser: string | undefined,
): Promise<void> {
  const { db, now } = keeper
  const send = await db.transaction(async (inside) => {
    const { current, next, wallet } = await lockAccount(inside, account.id)
    if (current?.set === setId) return
    if (!wallet || next?.set !== setId)
      throw new HttpError(404, 'set_not_found', 'No such set was put.')
    const inUse = and(eq(loginShares.wallet, wallet.id), eq(loginShares.state, 'current'))
    await inside.delete(loginShares).where(inUse)
    await inside
      .update(loginShares)
      .set({ state: 'current' })
      .where(and(eq(loginShares.wallet, wallet.id), eq(loginShares.set, setId)))
    const change = current && changeOf(current, next)
    const what = change ?? (current ? 'recovered' : 'wallet_made')
    await note(inside, { account: account.id, at: now(), what, origin, browser })
    if (!change) return
    const place = { origin, browser }
    return notify(keeper, inside, { to: account.email, notice: change, place })
  })
  send?.()
}
