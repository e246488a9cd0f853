import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { minuteMs } from '../../bounds/times.js'
import type { Database } from '../../database/Database.js'
import { hashOf } from '../../secrets/hashOf.js'
import { idOfSecret, type SignInSecrets } from './createSignInSecrets.js'
import type { OpenSignIn } from './findSignIn.js'
import { signInSessions } from './tables.js'

/** Lost answers and other tabs may bring former secrets once more for so long, and so many of them. */
const formerMs = minuteMs
const formersMax = 5

/**
 * Takes the secret of a session and gives the next one. A former secret that comes later than an answer takes, however many came after it, is one that two
 * have: the session ends.
 *
 * @returns `undefined` for a secret of no open session, or of another browser's
 */
export async function renewSignIn(
  db: Database,
  { secrets, project, refresh, jkt, now }: renewSignIn.Parameters,
): Promise<{ readonly session: OpenSignIn; readonly refresh: string } | undefined> {
  const hash = hashOf(refresh)
  const id = idOfSecret(refresh)
  const next = secrets.next(id)
  const { formers, formerUntil } = signInSessions
  const own = and(
    eq(signInSessions.id, id),
    eq(signInSessions.project, project),
    jkt === undefined
      ? isNull(signInSessions.jkt)
      : or(isNull(signInSessions.jkt), eq(signInSessions.jkt, jkt)),
  )
  const isFormer = sql`${hash} = any(${formers})`
  const before = sql`(array_prepend(${signInSessions.refresh}, ${formers}))[1:${sql.raw(String(formersMax))}]`
  const [session] = await db
    .update(signInSessions)
    .set({
      refresh: hashOf(next),
      formers: sql`case when ${formerUntil} > ${now} then ${before} else array[${signInSessions.refresh}] end`,
      formerUntil: now + formerMs,
      usedAt: now,
    })
    .where(
      and(
        own,
        gt(signInSessions.until, now),
        or(eq(signInSessions.refresh, hash), and(isFormer, gt(formerUntil, now))),
      ),
    )
    .returning()
  if (session) return { session, refresh: next }
  // What was never renewed has no former secret; a cookie's is none.
  const wasRenewed = secrets.isIssued(refresh) ? gt(formerUntil, 0) : isFormer
  await db.delete(signInSessions).where(and(own, wasRenewed))
  return undefined
}

export declare namespace renewSignIn {
  type Parameters = {
    readonly secrets: SignInSecrets
    readonly project: string
    readonly refresh: string
    readonly jkt: string | undefined
    readonly now: number
  }
}
