import {
  areAddresses,
  contentOf,
  type Deed,
  type putKeeperShare,
  type WalletRecord,
} from '@foyer/protocol/login'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database } from '../../database/Database.js'
import { sealShare } from '../../envelope/sealShare.js'
import { HttpError } from '../../errors/HttpError.js'
import { checkOwner } from '../../proofs/checkOwner.js'
import type { Keeper } from '../Keeper.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginFormerShares, loginShares, loginWallets } from '../tables.js'
import { checkStepUp } from '../users/stepUp.js'
import { changeOf } from './changeOf.js'
import { findWallet } from './findWallet.js'
import { type LockedAccount, lockAccount } from './lockAccount.js'

export type PutShare = v.InferOutput<typeof putKeeperShare.input.body>

/**
 * Stores the share of a new set beside that in use, in place of one that was put and never promoted. Before the first promotion
 * all of the wallet may be replaced, since its addresses were never shown. The keys of the addresses sign it each time.
 *
 * @throws 409 `wallet_exists` or `set_changed`, 400 `signature_wrong`, 403 `step_up_required` for another tier or other ways, 400 for addresses that are none
 */
export async function putShare(
  keeper: Keeper,
  session: KeeperSession,
  put: PutShare,
): Promise<WalletRecord> {
  const { db, envelope, now } = keeper
  const { addresses, mark, recovery, setId, tier, walletId } = put
  if (!areAddresses(addresses))
    throw new HttpError(400, 'input_invalid', 'body.addresses is not of two addresses.')
  const content = contentOf(put)
  // Before the lock: a key service may take its time.
  const name = { wallet: walletId, set: setId, kind: 'keeper' } as const
  const sealed = await sealShare(envelope, put.share, name)
  const account = session.account.id
  return db.transaction(async (inside) => {
    const locked = await lockAccount(inside, account)
    check(keeper, session, put, locked)
    await checkUnused(inside, put)
    if (!locked.current) await makeAnew(inside, account, put, now())
    // Of this wallet alone: another one may have a set of this name.
    await inside
      .delete(loginShares)
      .where(and(eq(loginShares.wallet, walletId), eq(loginShares.state, 'next')))
    await inside.insert(loginShares).values({
      wallet: walletId,
      set: setId,
      state: 'next',
      sealed,
      tier,
      recovery,
      content,
      mark,
    })
    const found = await findWallet(inside, account)
    if (!found) throw new Error('A wallet that was just put is not there')
    return found.record
  })
}

function check(keeper: Keeper, session: KeeperSession, put: PutShare, locked: LockedAccount): void {
  const { current, next, wallet } = locked
  if (current && wallet && !isSame(wallet, put)) throw exists()
  const isOver = (put.over ?? undefined) === next?.set && (put.from ?? undefined) === current?.set
  if (!isOver || put.setId === current?.set) throw changed()
  checkOwner(deedOf(put), put.owner)
  if (current && changeOf(current, put) !== undefined) checkStepUp(keeper, session, 'tier')
}

function deedOf(put: PutShare): Deed {
  const { addresses, from, over, setId, tier, walletId } = put
  return {
    ...{ service: 'keeper', deed: 'put', walletId, addresses, tier, alone: false },
    ...{ from: from ?? undefined, over: over ?? undefined, to: setId, content: contentOf(put) },
  }
}

/** A set that was in use is another set's place for ever. */
async function checkUnused(db: Database, { walletId, setId }: PutShare): Promise<void> {
  const { set, wallet } = loginFormerShares
  const isThis = and(eq(wallet, walletId), eq(set, setId))
  const former = await db.select({ set }).from(loginFormerShares).where(isThis)
  if (former.length > 0) throw changed()
}

function isSame(wallet: NonNullable<LockedAccount['wallet']>, { addresses, walletId }: PutShare) {
  return (
    wallet.id === walletId &&
    wallet.eip155 === addresses.eip155 &&
    wallet.solana === addresses.solana
  )
}

/** What was half made before is none. A wallet id that another account has is refused as taken. */
async function makeAnew(
  db: Database,
  account: string,
  { addresses: { eip155, solana }, walletId }: PutShare,
  createdAt: number,
): Promise<void> {
  const [old] = await db
    .delete(loginWallets)
    .where(eq(loginWallets.account, account))
    .returning({ id: loginWallets.id })
  if (old) await db.delete(loginShares).where(eq(loginShares.wallet, old.id))
  const made = await db
    .insert(loginWallets)
    .values({ id: walletId, account, eip155, solana, createdAt })
    .onConflictDoNothing()
    .returning({ id: loginWallets.id })
  if (made.length === 0) throw exists()
}

function changed(): HttpError {
  return new HttpError(409, 'set_changed', 'Another browser changes this wallet. Try again.')
}

function exists(): HttpError {
  return new HttpError(409, 'wallet_exists', 'The account has another wallet.')
}
