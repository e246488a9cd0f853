import { formerSetsMax } from '@foyer/protocol'
import { markOf, tokenOf } from '@foyer/protocol/login'
import { and, desc, eq, gt } from 'drizzle-orm'
import { openShare } from '../../envelope/sealShare.js'
import { HttpError } from '../../http/HttpError.js'
import type { Keeper } from '../Keeper.js'
import { note } from '../people/note.js'
import { notify } from '../people/notify.js'
import type { Session } from '../sessions/findSession.js'
import { loginFormerShares } from '../tables.js'
import { findWallet } from './findWallet.js'

/**
 * The former sets of an account's wallet, the newest first. A session alone gets none of the keeper's shares: with the mailbox and a
 * lost browser it would be the key. Who shows the recovery share of a set gets the keeper's of it, and the person is told.
 *
 * @throws 403 `token_wrong`
 */
export async function readFormer(
  keeper: Keeper,
  session: Session,
  { setId, token, browser }: readFormer.Asked,
) {
  const { db, envelope, now } = keeper
  const found = await findWallet(db, session.account.id)
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
  if (token !== undefined) await tell(keeper, session, browser)
  return rows.map(({ set, tier, recovery, until }) => ({
    ...({ setId: set, tier: tier === 'user' ? 'user' : 'guarded', recovery, until } as const),
    ...(share !== undefined &&
      set === setId && {
        token: tokenOf({ walletId: wallet, setId, share }),
        ...(token !== undefined && { share }),
      }),
  }))
}

export declare namespace readFormer {
  type Asked = {
    setId?: string | undefined
    token?: string | undefined
    browser: string | undefined
  }
}

async function tell(
  keeper: Keeper,
  { account, origin }: Session,
  browser: string | undefined,
): Promise<void> {
  const place = { origin, browser }
  const send = await keeper.db.transaction(async (inside) => {
    const at = keeper.now()
    await note(inside, { account: account.id, at, what: 'brought_back', ...place })
    return notify(keeper, inside, { to: account.email, notice: 'brought_back', place })
  })
  send()
}
