import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { minuteMs } from '../../bounds/times.js'
import type { Database } from '../../database/Database.js'
import { hashOf } from '../../secrets/hashOf.js'
import { newSecret } from '../../secrets/newSecret.js'
import type { OpenSignIn } from './findSignIn.js'
import { signInSessions } from './tables.js'

/** An answer that was lost, or another tab, may bring the former secret once more for so long. */
const formerMs = minuteMs

/**
 * Takes the secret of a session and gives the next one. A former secret that comes later than an answer takes is one that two have: the session ends.
 *
 * @returns `undefined` for a secret of no open session, or of another browser's
 */
export async function renewSignIn(
  db: Database,
  { project, refresh, jkt, now }: renewSignIn.Parameters,
): Promise<{ readonly session: OpenSignIn; readonly refresh: string } | undefined> {
  const hash = hashOf(refresh)
  const next = newSecret()
  const ofBrowser = and(
    eq(signInSessions.project, project),
    jkt === undefined
      ? isNull(signInSessions.jkt)
      : or(isNull(signInSessions.jkt), eq(signInSessions.jkt, jkt)),
  )
  const [session] = await db
    .update(signInSessions)
    .set({
      refresh: hashOf(next),
      former: signInSessions.refresh,
      formerUntil: now + formerMs,
      usedAt: now,
    })
    .where(
      and(
        ofBrowser,
        gt(signInSessions.until, now),
        or(
          eq(signInSessions.refresh, hash),
          and(eq(signInSessions.former, hash), gt(signInSessions.formerUntil, now)),
        ),
      ),
    )
    .returning()
  if (session) return { session, refresh: next }
  await db.delete(signInSessions).where(and(ofBrowser, eq(signInSessions.former, hash)))
  return undefined
}

export declare namespace renewSignIn {
  type Parameters = {
    readonly project: string
    readonly refresh: string
    readonly jkt: string | undefined
    readonly now: number
  }
}
