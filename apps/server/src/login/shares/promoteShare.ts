import { formerSetsKeptMs } from '@foyer/protocol'
import type { OwnerProof } from '@foyer/protocol/login'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { HttpError } from '../../errors/HttpError.js'
import { checkOwner } from '../../proofs/checkOwner.js'
import type { Keeper } from '../Keeper.js'
import type { KeeperCaller } from '../loginRoute.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginFormerShares, loginShares } from '../tables.js'
import { notify } from '../users/notify.js'
import { recordUserEvent } from '../users/recordUserEvent.js'
import { changeOf } from './changeOf.js'
import { type LockedAccount, lockAccount } from './lockAccount.js'

/**
 * Makes the set that was put the one in use, with its tier and what recovers it, in one step. The set before it becomes a former one, or is
 * deleted with all former ones where tier or ways change: a share that the user took away must not open anything.
 *
 * @throws 404 `set_not_found` when no such set was put, or another one since, 400 `signature_wrong`
 */
export async function promoteShare(
  keeper: Keeper,
  { browser, session: { account, origin }, speech }: promoteShare.By,
  { setId, owner }: promoteShare.Promotion,
): Promise<void> {
  const { db, now } = keeper
  const send = await db.transaction(async (inside) => {
    const locked = await lockAccount(inside, account.id)
    const { current, next } = locked
    if (current?.set === setId) return
    check(locked, setId, owner)
    const change = current && next && changeOf(current, next)
    await retire(inside, current, change === undefined ? now() + formerSetsKeptMs : undefined)
    await inside
      .update(loginShares)
      .set({ state: 'current' })
      .where(and(eq(loginShares.wallet, locked.wallet?.id ?? ''), eq(loginShares.set, setId)))
    const what = change ?? (current ? 'recovered' : 'wallet_made')
    await recordUserEvent(inside, { account: account.id, at: now(), what, origin, browser })
    if (!change) return
    const source = { origin, browser, speech }
    return notify(keeper, inside, { to: account.email, notice: change, source })
  })
  send?.()
}

export declare namespace promoteShare {
  type By = Pick<KeeperCaller, 'browser' | 'speech'> & { session: KeeperSession }
  type Promotion = { setId: string; owner: OwnerProof }
}

/** What was put before sets were signed has no digest: it is promoted by its name. */
function check({ wallet, current, next }: LockedAccount, setId: string, owner: OwnerProof): void {
  if (!wallet || next?.set !== setId)
    throw new HttpError(404, 'set_not_found', 'No such set was put.')
  const { id: walletId, eip155, solana } = wallet
  checkOwner(
    {
      ...{ service: 'keeper', deed: 'promote', walletId, addresses: { eip155, solana } },
      ...{ from: current?.set, over: undefined, to: setId, content: next.content ?? undefined },
      ...{ tier: next.tier === 'user' ? 'user' : 'guarded', alone: false },
    },
    owner,
  )
}

async function retire(
  db: Database,
  current: LockedAccount['current'],
  until: number | undefined,
): Promise<void> {
  if (!current) return
  const { wallet, set, sealed, tier, recovery, mark } = current
  await db
    .delete(loginShares)
    .where(and(eq(loginShares.wallet, wallet), eq(loginShares.state, 'current')))
  if (until === undefined)
    await db.delete(loginFormerShares).where(eq(loginFormerShares.wallet, wallet))
  else
    await db.insert(loginFormerShares).values({ wallet, set, sealed, tier, recovery, mark, until })
}
