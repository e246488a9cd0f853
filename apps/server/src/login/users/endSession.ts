import { and, eq } from 'drizzle-orm'
import type { Keeper } from '../Keeper.js'
import { holdSession } from '../sessions/holdSession.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginSessions } from '../tables.js'
import { endBrowsers } from './endBrowsers.js'
import { recordUserEvent } from './recordUserEvent.js'

/**
 * Logs a browser of the account out. It is a new one when it logs in again. What is none of theirs is left alone. Said again, as by who did not get the
 * answer, it ends nothing more: the ended session stays a while for that.
 *
 * @returns by what the guard knows it
 * @throws 401 where the session that ends it was ended meanwhile
 */
export async function endSession(
  { db, now }: Keeper,
  session: KeeperSession,
  id: string,
  browser: string | undefined,
): Promise<string | undefined> {
  const { account, origin } = session
  const isThis = and(eq(loginSessions.id, id), eq(loginSessions.account, account.id))
  return db.transaction(async (inside) => {
    await holdSession(inside, session)
    const [found] = await inside
      .select({ jkt: loginSessions.jkt, until: loginSessions.until })
      .from(loginSessions)
      .where(isThis)
    if (!found) return undefined
    const { jkt, until } = found
    if (until === 0) return jkt
    await inside.update(loginSessions).set({ until: 0 }).where(isThis)
    await endBrowsers(inside, account.id, (column) => eq(column, jkt))
    const what = 'session_revoked'
    await recordUserEvent(inside, { account: account.id, at: now(), what, origin, browser })
    return jkt
  })
}
