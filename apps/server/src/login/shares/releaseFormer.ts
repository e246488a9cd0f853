import { formerSetsMax } from '@foyer/protocol'
import { markOf, tokenOf } from '@foyer/protocol/login'
import { and, desc, eq, gt } from 'drizzle-orm'
import { openShare } from '../../envelope/sealShare.js'
import { HttpError } from '../../errors/HttpError.js'
import type { Keeper } from '../Keeper.js'
import type { KeeperCaller } from '../loginRoute.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginFormerShares } from '../tables.js'
import { notify } from '../users/notify.js'
import { recordUserEvent } from '../users/recordUserEvent.js'
import { findWallet } from './findWallet.js'

/**
 * Gives the former sets of an account's wallet, the newest first. A session alone gets none of the keeper's shares: with the mailbox and a
 * lost browser it would be the key. A proof of a set's recovery share releases the keeper's share of it, and the user gets a notice.
 *
 * @throws 403 `token_wrong`
 */
export async function releaseFormer(
  keeper: Keeper,
  by: releaseFormer.By,
  { setId, token }: releaseFormer.FormerRequest,
) {
  const { db, envelope, now } = keeper
  const found = await findWallet(db, by.session.account.id)
  if (!found) return []
  const wallet = found.record.walletId
  const rows = await db
    .select()
    .from(loginFormerShares)
    .where(and(eq(loginFormerShares.wallet, wallet), gt(loginFormerShares.until, now())))
    .orderBy(desc(loginFormerShares.until))
    .limit(formerSetsMax)
  const wanted = rows.find(({ set }) => set === setId)
  if (token !== undefined && (!wanted?.mark || markOf(token) !== wanted.mark))
    throw new HttpError(403, 'token_wrong', 'This is no part of that set.')
  const share =
    wanted &&
    (await openShare(envelope, wanted.sealed, { wallet, set: wanted.set, kind: 'keeper' }))
  if (token !== undefined) await notifyRelease(keeper, by)
  return rows.map(({ set, tier, recovery, until }) => ({
    ...({ setId: set, tier: tier === 'user' ? 'user' : 'guarded', recovery, until } as const),
    ...(share !== undefined &&
      set === setId && {
        token: tokenOf({ walletId: wallet, setId, share }),
        ...(token !== undefined && { share }),
      }),
  }))
}

export declare namespace releaseFormer {
  type FormerRequest = {
    setId?: string | undefined
    token?: string | undefined
  }
  type By = Pick<KeeperCaller, 'browser' | 'speech'> & { session: KeeperSession }
}

async function notifyRelease(
  keeper: Keeper,
  { browser, session: { account, origin }, speech }: releaseFormer.By,
): Promise<void> {
  const send = await keeper.db.transaction(async (inside) => {
    const at = keeper.now()
    await recordUserEvent(inside, {
      account: account.id,
      at,
      what: 'brought_back',
      origin,
      browser,
    })
    const source = { origin, browser, speech }
    return notify(keeper, inside, { to: account.email, notice: 'brought_back', source })
  })
  send()
}
