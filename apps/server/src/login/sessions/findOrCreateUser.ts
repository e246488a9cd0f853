import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { Acquaintance, createSocials } from '../../social/createSocials.js'
import { loginAccounts, loginVisits } from '../tables.js'

/** Looks up whether this browser held a session of this account on this page's origin in this project before, and, where the project is new to the account, where that was made. */
export async function findOrCreateUser(
  db: Database,
  { issuer, subject, jkt, origin, project }: createSocials.Who,
): Promise<Acquaintance> {
  const visits = await db
    .select({ jkt: loginVisits.jkt, project: loginVisits.project, origin: loginVisits.origin })
    .from(loginVisits)
    .innerJoin(loginAccounts, eq(loginAccounts.id, loginVisits.account))
    .where(and(eq(loginAccounts.issuer, issuer), eq(loginAccounts.subject, subject)))
    .orderBy(asc(loginVisits.since))
  const here = visits.filter((one) => one.project === project)
  if (here.length > 0)
    return { isKnown: here.some((one) => one.jkt === jkt && one.origin === origin) }
  return { isKnown: false, madeOn: visits[0]?.origin || undefined }
}
