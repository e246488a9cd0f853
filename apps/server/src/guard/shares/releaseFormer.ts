import { markOf, type readGuardFormer } from '@foyer/protocol/login'
import { and, eq, gt } from 'drizzle-orm'
import type * as v from 'valibot'
import { openShare } from '../../envelope/sealShare.js'
import { HttpError } from '../../errors/HttpError.js'
import { openWallet } from '../findWallet.js'
import type { Guard, GuardCaller } from '../Guard.js'
import { guardFormerShares } from '../guardTables.js'
import { recordGuardEvent } from '../recordGuardEvent.js'

type Body = v.InferOutput<typeof readGuardFormer.input.body>

/**
 * Releases the share of a former set, and notes it, for a browser that was let in and that the keeper gave its token. A browser that was lost before the set
 * was replaced may still be let in here; the keeper tells it nothing once it was logged out.
 *
 * @throws 403 `not_let_in`, `token_wrong`, 404
 */
export async function releaseFormer(
  { db, envelope, now }: Guard,
  { jkt, browser }: GuardCaller,
  { walletId: wallet, setId: set, token }: Body,
): Promise<string> {
  const sealed = await db.transaction(async (inside) => {
    await openWallet(inside, wallet, jkt)
    const { set: id, until, wallet: of } = guardFormerShares
    const [row] = await inside
      .select()
      .from(guardFormerShares)
      .where(and(eq(of, wallet), eq(id, set), gt(until, now())))
    if (!row?.mark || markOf(token) !== row.mark)
      throw new HttpError(403, 'token_wrong', 'This is no part of that set.')
    await recordGuardEvent(inside, { wallet, at: now(), what: 'former_read', jkt, browser })
    return row.sealed
  })
  return openShare(envelope, sealed, { wallet, set, kind: 'guard' })
}
