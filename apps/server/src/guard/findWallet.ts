import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { HttpError } from '../errors/HttpError.js'
import { guardBrowsers, guardWallets } from './guardTables.js'

export type GuardedWallet = typeof guardWallets.$inferSelect

/** A wallet, held for the transaction, so that what is decided about it is decided one after the other. @throws 404 */
export async function findWallet(db: Database, id: string): Promise<GuardedWallet> {
  const [wallet] = await db.select().from(guardWallets).where(eq(guardWallets.id, id)).for('update')
  if (wallet) return wallet
  throw new HttpError(404, 'wallet_unknown', 'The guard has no such wallet.')
}

/** Whether a browser is let in: it was, and was not logged out since. */
export async function isLetIn(db: Database, wallet: string, jkt: string): Promise<boolean> {
  const found = await db
    .select({ since: guardBrowsers.since })
    .from(guardBrowsers)
    .where(
      and(
        eq(guardBrowsers.wallet, wallet),
        eq(guardBrowsers.jkt, jkt),
        isNull(guardBrowsers.leftAt),
      ),
    )
  return found.length > 0
}

/** A wallet for a browser that was let in. @throws 404 when there is none, 403 when it was not */
export async function openWallet(db: Database, id: string, jkt: string): Promise<GuardedWallet> {
  const wallet = await findWallet(db, id)
  if (await isLetIn(db, id, jkt)) return wallet
  throw new HttpError(403, 'not_let_in', 'This browser was not let in.')
}
