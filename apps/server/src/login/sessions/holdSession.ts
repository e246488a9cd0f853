import { eq } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { loginAccounts, loginSessions } from '../tables.js'
import type { KeeperSession } from './resumeSession.js'
import { sessionUnknown } from './sessionUnknown.js'

/**
 * Has what ends sessions of an account take place one after the other, and only for a session that was not ended itself meanwhile: of two browsers that end each other one
 * stays, and the other learns that it is logged out. Until the transaction ends.
 *
 * @throws 401 `session_unknown`
 */
export async function holdSession(db: Database, { account, hash }: KeeperSession): Promise<void> {
  await db
    .select({ id: loginAccounts.id })
    .from(loginAccounts)
    .where(eq(loginAccounts.id, account.id))
    .for('update')
  const live = await db
    .select({ id: loginSessions.id })
    .from(loginSessions)
    .where(eq(loginSessions.hash, hash))
  if (live.length === 0) throw sessionUnknown()
}
