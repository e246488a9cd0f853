import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { loginDevices, loginSessions, loginVisits } from '../tables.js'

const tables = [loginSessions, loginDevices, loginVisits]

/** Which browsers are meant, by a column with the thumbprints of their keys. */
export type MeantBrowsers = (jkt: (typeof tables)[number]['jkt']) => SQL

/** Ends an account's sessions in the browsers that are meant: each is a new one when it logs in again. */
export async function endBrowsers(
  db: Pick<Database, 'delete'>,
  account: string,
  isMeant: MeantBrowsers,
): Promise<void> {
  for (const table of tables)
    await db.delete(table).where(and(eq(table.account, account), isMeant(table.jkt)))
}
