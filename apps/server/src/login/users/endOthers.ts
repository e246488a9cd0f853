import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginDevices, loginSessions, loginVisits } from '../tables.js'

/**
 * Logs every other browser of the account out, each of which is a new one when it logs in again, and ends what else this one had in the project. What other
 * projects have in this browser stays: their frame would have the guard forget this browser, too. Within the transaction of what calls for it.
 */
export async function endOthers(
  db: Database,
  { account: { id: account }, hash, jkt }: KeeperSession,
  project: { id: string },
): Promise<void> {
  const isOther = or(
    ne(loginSessions.jkt, jkt),
    and(
      ne(loginSessions.hash, hash),
      or(isNull(loginSessions.project), eq(loginSessions.project, project.id)),
    ),
  )
  await db.delete(loginSessions).where(and(eq(loginSessions.account, account), isOther))
  for (const table of [loginDevices, loginVisits])
    await db.delete(table).where(and(eq(table.account, account), ne(table.jkt, jkt)))
}
