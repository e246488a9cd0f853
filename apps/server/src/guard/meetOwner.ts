import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import type { Acquaintance, createSocials } from '../social/createSocials.js'
import { guardBrowsers, guardWallets } from './guardTables.js'

/** Whether this browser was let into a wallet of this very user, also if they logged it out since. */
export async function meetOwner(
  db: Database,
  { issuer, subject, provider, jkt }: Omit<createSocials.Who, 'origin'>,
): Promise<Acquaintance> {
  const isTheirs = and(
    eq(guardWallets.issuer, issuer),
    eq(guardWallets.subject, subject),
    eq(guardWallets.provider, provider),
  )
  const [found] = await db
    .select({ since: guardBrowsers.since })
    .from(guardBrowsers)
    .innerJoin(guardWallets, eq(guardWallets.id, guardBrowsers.wallet))
    .where(and(isTheirs, eq(guardBrowsers.jkt, jkt)))
    .limit(1)
  return { isKnown: found !== undefined }
}
