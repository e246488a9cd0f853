import type { GuardFacts } from '@foyer/protocol/login'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import type { GuardedWallet } from './findWallet.js'
import { guardBrowsers, guardLog } from './guardTables.js'

/** What the guard has seen of a wallet by itself, without the word of any other service. */
export async function readFacts(
  db: Database,
  { id, createdAt, provedAt }: Pick<GuardedWallet, 'id' | 'createdAt' | 'provedAt'>,
): Promise<GuardFacts> {
  const browsers = await db
    .select({ since: guardBrowsers.since })
    .from(guardBrowsers)
    .where(eq(guardBrowsers.wallet, id))
  const isVisit = inArray(guardLog.what, ['deposited', 'let_in', 'read', 'put', 'promoted'])
  const [last] = await db
    .select({ at: guardLog.at })
    .from(guardLog)
    .where(and(eq(guardLog.wallet, id), isVisit))
    .orderBy(desc(guardLog.id))
    .limit(1)
  const lastAt = Math.max(createdAt, last?.at ?? 0, ...browsers.map(({ since }) => since))
  return { madeAt: createdAt, browsers: browsers.length, lastAt, isProved: provedAt !== null }
}
