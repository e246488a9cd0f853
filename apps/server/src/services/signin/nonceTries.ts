import { and, eq, gte, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { hashOf } from '../../secrets/hashOf.js'
import { signInNonces } from './tables.js'

/** So many wrong signatures burn a nonce. */
export const nonceTriesMax = 5

/** What is written down of nonces that were tried. */
export const nonceTries = {
  /** Whether it was used, or tried too often. */
  async isSpent(db: Database, nonce: string): Promise<boolean> {
    const [spent] = await db
      .select({ hash: signInNonces.hash })
      .from(signInNonces)
      .where(
        and(
          eq(signInNonces.hash, hashOf(nonce)),
          or(signInNonces.isUsed, gte(signInNonces.tries, nonceTriesMax)),
        ),
      )
    return spent !== undefined
  },
  /** Counts a wrong signature. */
  async count(db: Database, nonce: string, until: number): Promise<void> {
    await db
      .insert(signInNonces)
      .values({ hash: hashOf(nonce), tries: 1, isUsed: false, until })
      .onConflictDoUpdate({
        target: signInNonces.hash,
        set: { tries: sql`${signInNonces.tries} + 1` },
      })
  },
}
