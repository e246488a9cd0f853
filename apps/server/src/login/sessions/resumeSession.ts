import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { dayMs, minuteMs } from '../../bounds/times.js'
import { hashOf } from '../../secrets/hashOf.js'
import type { Keeper } from '../Keeper.js'
import type { LoginAccount } from '../LoginAccount.js'
import { loginAccounts, loginDevices, loginSessions } from '../tables.js'
import { sessionUnknown } from './sessionUnknown.js'

/** A session that is good for the browser that asks. */
export type KeeperSession = {
  hash: string
  id: string
  account: LoginAccount
  jkt: string
  origin: string | null
  browser: string | null
  steppingFor: string | null
  steppedFor: string | null
  steppedUntil: number | null
  /** When this browser was first let in. */
  deviceSince: number
}

/** The use of a session is written down this often and not each time. */
const notedMs = 5 * minuteMs

/**
 * Finds the session of a token, for the browser whose key the call was proved with, in the project that it was opened for, and notes
 * that it is in use.
 *
 * @throws 401 `session_unknown`, the same whether the token is unknown, too old, another browser's or another project's
 */
export async function resumeSession(
  { config, db, now }: Keeper,
  { token, hash = token && hashOf(token), jkt, project }: resumeSession.Parameters,
): Promise<KeeperSession> {
  if (hash === undefined) throw sessionUnknown()
  const [found] = await db
    .select({ session: loginSessions, account: loginAccounts, deviceSince: loginDevices.since })
    .from(loginSessions)
    .innerJoin(loginAccounts, eq(loginAccounts.id, loginSessions.account))
    .innerJoin(
      loginDevices,
      and(eq(loginDevices.account, loginSessions.account), eq(loginDevices.jkt, loginSessions.jkt)),
    )
    .where(
      and(
        eq(loginSessions.hash, hash),
        eq(loginSessions.jkt, jkt),
        or(isNull(loginSessions.project), eq(loginSessions.project, project.id)),
        gt(loginSessions.until, now()),
        gt(loginSessions.usedAt, now() - config.sessionIdleDays * dayMs),
      ),
    )
  if (!found) throw sessionUnknown()
  const { session, account, deviceSince } = found
  if (session.project === null || session.usedAt < now() - notedMs)
    await db
      .update(loginSessions)
      .set({
        usedAt: sql`greatest(${loginSessions.usedAt}, ${now()})`,
        // One from before sessions were of a project is of the first that uses it.
        project: sql`coalesce(${loginSessions.project}, ${project.id})`,
      })
      .where(eq(loginSessions.hash, hash))
  return { ...session, account, deviceSince }
}

export declare namespace resumeSession {
  type Parameters = {
    token: string | undefined
    /** In its place, to end the session: it is no proof of having it. */
    hash?: string | undefined
    jkt: string
    project: { id: string }
  }
}
