import { sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { hashOf } from '../../secrets/hashOf.js'
import { signInNonces } from './tables.js'

/** Counts a wrong signature under a nonce. */
export async function countWrong(
  db: Database,
  { nonce, until }: { readonly nonce: string; readonly until: number },
): Promise<void> {
  await db
    .insert(signInNonces)
    .values({ hash: hashOf(nonce), tries: 1, isUsed: false, until })
    .onConflictDoUpdate({
      target: signInNonces.hash,
      set: { tries: sql`${signInNonces.tries} + 1` },
    })
}
