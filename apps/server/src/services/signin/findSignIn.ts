import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { signInSessions } from './tables.js'

/** A session that is open. */
export type OpenSignIn = typeof signInSessions.$inferSelect

/** The session of this id, in its project, while it is open. */
export async function findSignIn(
  db: Database,
  { id, project, now }: { id: string; project: string; now: number },
): Promise<OpenSignIn | undefined> {
  const [found] = await db
    .select()
    .from(signInSessions)
    .where(
      and(
        eq(signInSessions.id, id),
        eq(signInSessions.project, project),
        gt(signInSessions.until, now),
      ),
    )
  return found
}
