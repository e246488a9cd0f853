import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { Asker } from '../../social/createSocials.js'
import { loginVisits } from '../tables.js'

/** Forgets that a browser was logged in on a page of this origin, whoever was: the next social login from there is asked about. */
export async function forgetPage(
  db: Database,
  { jkt, origin, project = '' }: Pick<Asker, 'jkt' | 'origin' | 'project'>,
): Promise<void> {
  const { jkt: browser, origin: page, project: of } = loginVisits
  await db.delete(loginVisits).where(and(eq(browser, jkt), eq(page, origin), eq(of, project)))
}
