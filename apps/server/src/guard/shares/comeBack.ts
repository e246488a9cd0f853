import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { GuardedWallet } from '../findWallet.js'
import type { Guard, GuardCaller } from '../Guard.js'
import { guardAsks, guardBrowsers } from '../guardTables.js'
import { notify } from '../notify.js'
import { recordGuardEvent } from '../recordGuardEvent.js'

/**
 * A wallet that went without the guard comes back to it. No browser but the one that brings it is let in from then on: what was let in
 * while there was nothing to guard, or by whom, is nothing to build on.
 *
 * @returns what sends the notice, for after the transaction
 */
export async function comeBack(
  { config, now, outbox }: Guard,
  db: Database,
  { id, email }: Pick<GuardedWallet, 'id' | 'email'>,
  { jkt, browser, speech }: Pick<GuardCaller, 'jkt' | 'browser' | 'speech'>,
): Promise<() => void> {
  const at = now()
  const others = and(eq(guardBrowsers.wallet, id), ne(guardBrowsers.jkt, jkt))
  await db.delete(guardBrowsers).where(others)
  await db.delete(guardAsks).where(eq(guardAsks.wallet, id))
  await recordGuardEvent(db, { wallet: id, at, what: 'returned', jkt, browser })
  const source = { origin: config.walletUrl, browser, at, speech }
  return notify({ outbox }, db, { to: email, notice: 'returned', source })
}
