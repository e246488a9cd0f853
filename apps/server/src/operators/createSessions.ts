import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { sessions } from './tables.js'

/** The sessions of operators at the pages. Only hashes are kept, and no longer than they are valid. */
export type Sessions = {
  /** The secret of a new session. */
  open(): Promise<string>
  has(secret: string | undefined): Promise<boolean>
  close(secret: string | undefined): Promise<void>
}

export const sessionSeconds = 8 * 3_600

/** Sessions of those who knew the token; with another token they are none. */
export function createSessions(db: Database, token: string, now: () => number): Sessions {
  const hash = (secret: string) => createHmac('sha256', token).update(secret).digest('base64url')
  return {
    async open() {
      const secret = randomBytes(32).toString('base64url')
      await db.delete(sessions).where(lte(sessions.until, now()))
      await db
        .insert(sessions)
        .values({ hash: hash(secret), until: now() + sessionSeconds * 1_000 })
      return secret
    },
    async has(secret) {
      if (!secret) return false
      const found = await db
        .select({ until: sessions.until })
        .from(sessions)
        .where(and(eq(sessions.hash, hash(secret)), gt(sessions.until, now())))
      return found.length > 0
    },
    async close(secret) {
      if (secret) await db.delete(sessions).where(eq(sessions.hash, hash(secret)))
    },
  }
}
