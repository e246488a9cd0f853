import { and, eq } from 'drizzle-orm'
import type { Keeper } from '../Keeper.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginSessions } from '../tables.js'
import { endBrowsers } from './endBrowsers.js'
import { recordUserEvent } from './recordUserEvent.js'

/**
 * Logs a browser of the account out. It is a new one when it logs in again. What is none of theirs is left alone.
 *
 * @returns by what the guard knows it
 */
export async function endSession(
  { db, now }: Keeper,
  { account, origin }: KeeperSession,
  id: string,
  browser: string | undefined,
): Promise<string | undefined> {
  return db.transaction(async (inside) => {
    const [ended] = await inside
      .delete(loginSessions)
      .where(and(eq(loginSessions.id, id), eq(loginSessions.account, account.id)))
      .returning({ jkt: loginSessions.jkt })
    if (!ended) return undefined
    const { jkt } = ended
    await endBrowsers(inside, account.id, (column) => eq(column, jkt))
    const what = 'session_revoked'
    await recordUserEvent(inside, { account: account.id, at: now(), what, origin, browser })
    return jkt
  })
}
