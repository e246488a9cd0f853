import { and, eq } from 'drizzle-orm'
import { HttpError } from '../../http/HttpError.js'
import type { Keeper } from '../Keeper.js'
import { note } from '../people/note.js'
import { notify } from '../people/notify.js'
import type { Session } from '../sessions/findSession.js'
import { loginShares } from '../tables.js'
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
    const what = happened(current?.tier, next.tier)
    await note(inside, { account: account.id, at: now(), what, origin, browser })
    if (what !== 'tier_changed') return
    const place = { origin, browser }
    return notify(keeper, inside, { to: account.email, notice: 'tier_changed', place })
  })
  send?.()
}

function happened(before: string | undefined, after: string) {
  if (before === undefined) return 'wallet_made'
  return before === after ? 'recovered' : 'tier_changed'
}
