import { and, eq } from 'drizzle-orm'
import type { Keeper } from '../Keeper.js'
import { holdSession } from '../sessions/holdSession.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginSessions } from '../tables.js'
import { logOut } from './logOut.js'
import { recordUserEvent } from './recordUserEvent.js'

/**
 * Logs a browser of the account out. It is a new one when it logs in again. What is none of theirs is left alone.
 *
 * @throws 401 where the session that ends it was ended meanwhile
 */
export async function endSession(
  keeper: Keeper,
  session: KeeperSession,
  id: string,
  browser: string | undefined,
): Promise<void> {
  const { db, now } = keeper
  const { account, origin } = session
  await db.transaction(async (inside) => {
    await holdSession(inside, session)
    const [found] = await inside
      .select({ jkt: loginSessions.jkt })
      .from(loginSessions)
      .where(and(eq(loginSessions.id, id), eq(loginSessions.account, account.id)))
    if (!found) return
    await logOut(keeper, inside, session, (jkt) => eq(jkt, found.jkt))
    const what = 'session_revoked'
    await recordUserEvent(inside, { account: account.id, at: now(), what, origin, browser })
  })
}
