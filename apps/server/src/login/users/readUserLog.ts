import type { readLog } from '@foyer/protocol/login'
import { and, desc, eq, gt } from 'drizzle-orm'
import type * as v from 'valibot'
import { dayMs } from '../../bounds/times.js'
import type { Keeper } from '../Keeper.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginLog, loginSessions } from '../tables.js'
import type { Happening } from './recordUserEvent.js'

/** As many as the contract takes. */
const entriesMax = 200
const sessionsMax = 100

/** What happened to an account, the latest first, and where it is logged in. */
export async function readUserLog(
  { config, db, now }: Keeper,
  { account, id: own, jkt: here }: KeeperSession,
): Promise<v.InferInput<(typeof readLog)['output']>> {
  const rows = await db
    .select()
    .from(loginLog)
    .where(eq(loginLog.account, account.id))
    .orderBy(desc(loginLog.at), desc(loginLog.sequence))
    .limit(entriesMax)
  const live = await db
    .select()
    .from(loginSessions)
    .where(
      and(
        eq(loginSessions.account, account.id),
        gt(loginSessions.until, now()),
        gt(loginSessions.usedAt, now() - config.sessionIdleDays * dayMs),
      ),
    )
    .orderBy(desc(loginSessions.usedAt))
    .limit(sessionsMax)
  return {
    // Written by `recordUserEvent`, which takes no other word.
    entries: rows.map(({ at, what, origin, browser }) => {
      return { at, what: what as Happening, origin, browser }
    }),
    sessions: live.map(({ id, since, usedAt, browser, origin, jkt: key }) => {
      return {
        ...{ id, since, lastUsed: usedAt, browser, origin, key },
        ...{ isThis: id === own, isHere: key === here },
      }
    }),
  }
}
