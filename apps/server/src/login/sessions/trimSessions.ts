import { desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { loginSessions } from '../tables.js'

/** As many as the list of browsers shows. */
const sessionsMax = 100

/** Ends the sessions of an account that were unused the longest when there are too many. */
export async function trimSessions(db: Database, account: string): Promise<void> {
  const surplus = db
    .select({ hash: loginSessions.hash })
    .from(loginSessions)
    .where(eq(loginSessions.account, account))
    .orderBy(desc(loginSessions.usedAt))
    .offset(sessionsMax)
  await db.delete(loginSessions).where(inArray(loginSessions.hash, surplus))
}
