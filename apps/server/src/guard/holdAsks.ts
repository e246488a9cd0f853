import { eq } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { guardAsks } from './guardTables.js'

/**
 * Holds the open questions of a wallet for the transaction, in one order, and before the wallet itself: of two that take them as they come, each would wait
 * for the other.
 */
export async function holdAsks(db: Database, wallet: string): Promise<void> {
  await db
    .select({ hash: guardAsks.hash })
    .from(guardAsks)
    .where(eq(guardAsks.wallet, wallet))
    .orderBy(guardAsks.hash)
    .for('update')
}
