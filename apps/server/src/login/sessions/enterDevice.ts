import { sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { loginDevices } from '../tables.js'

/** The browser among those of the account: since when it is one, which does not change when it logs out and in again. */
export async function enterDevice(
  db: Database,
  account: string,
  jkt: string,
  now: number,
): Promise<{ since: number; isNew: boolean }> {
  const [row] = await db
    .insert(loginDevices)
    .values({ account, jkt, since: now })
    .onConflictDoUpdate({
      target: [loginDevices.account, loginDevices.jkt],
      // Nothing changes: this is how the row comes back that is there.
      set: { since: loginDevices.since },
    })
    // PostgreSQL writes this into rows that were there already.
    .returning({ since: loginDevices.since, isNew: sql<boolean>`xmax = 0` })
  if (!row) throw new Error('A browser was neither found nor made')
  return row
}
