import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { Keeper } from '../Keeper.js'
import { holdSession } from '../sessions/holdSession.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginSessions } from '../tables.js'
import { logOut } from './logOut.js'

/**
 * Logs every other browser of the account out, each of which is a new one when it logs in again, and ends what else this one had in the project. What other
 * projects have in this browser stays: their frame would have the guard forget this browser, too. Within the transaction of what calls for it.
 *
 * @throws 401 where this session was ended meanwhile
 */
export async function endOthers(
  keeper: Pick<Keeper, 'now'>,
  db: Database,
  session: KeeperSession,
  project: { id: string },
): Promise<void> {
  const { hash, jkt } = session
  const account = session.account.id
  await holdSession(db, session)
  await logOut(keeper, db, session, (column) => ne(column, jkt))
  const isOfProject = or(isNull(loginSessions.project), eq(loginSessions.project, project.id))
  await db
    .delete(loginSessions)
    .where(and(eq(loginSessions.account, account), ne(loginSessions.hash, hash), isOfProject))
}
