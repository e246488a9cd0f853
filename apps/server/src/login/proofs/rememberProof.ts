import { lt } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { loginProofs } from '../tables.js'

/** Remembers a proof until a time, for all processes together; `false` when it is known already. */
export async function rememberProof(db: Database, hash: string, until: number): Promise<boolean> {
  const rows = await db
    .insert(loginProofs)
    .values({ hash, until })
    .onConflictDoNothing()
    .returning({ until: loginProofs.until })
  return rows.length > 0
}

/** Forgets proofs that are too old to be used again. */
export async function forgetProofs(db: Database, now: number): Promise<void> {
  await db.delete(loginProofs).where(lt(loginProofs.until, now))
}
