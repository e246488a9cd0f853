import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { loginDevices } from '../tables.js'

/** The browser among those of the account: since when it is one, which does not change when it logs out and in again. */
export async function enterDevice(
  db: Database,
  account: string,
  jkt: string,
  now: number,
): Promise<{ since: number; isNew: boolean }> {
  const [made] = await db
    .insert(loginDevices)
    .values({ account, jkt, since: now })
    .onConflictDoNothing()
    .returning({ since: loginDevices.since })
  if (made) return { since: made.since, isNew: true }
  const [known] = await db
    .select({ since: loginDevices.since })
    .from(loginDevices)
    .where(and(eq(loginDevices.account, account), eq(loginDevices.jkt, jkt)))
  return { since: known?.since ?? now, isNew: false }
}
