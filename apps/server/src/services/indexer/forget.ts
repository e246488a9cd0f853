import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { Indexing } from './Indexing.js'
import { indexedMoves, indexedTransactions, watchedAddresses } from './tables.js'

/** Addresses that are forgotten at once. */
const atOnce = 500

/** How many addresses of a network are watched at most. */
export type WatchLimits = { inAll: number; ofProject: number }

/** When there are too many addresses, stops watching those that were not requested for the longest time. */
export async function forget({ db, network, lease }: Indexing, limits: WatchLimits): Promise<void> {
  const ofNetwork = eq(watchedAddresses.network, network)
  const full = await db
    .select({ projectId: watchedAddresses.projectId, watched: count() })
    .from(watchedAddresses)
    .where(ofNetwork)
    .groupBy(watchedAddresses.projectId)
  for (const { projectId, watched } of full) {
    const excess = watched - limits.ofProject
    const where = and(ofNetwork, eq(watchedAddresses.projectId, projectId))
    if (excess > 0) await lease.write((inner) => drop(inner, network, where, excess))
  }
  const rest = full.reduce((sum, { watched }) => sum + Math.min(watched, limits.ofProject), 0)
  const excess = rest - limits.inAll
  if (excess > 0) await lease.write((inner) => drop(inner, network, ofNetwork, excess))
}

async function drop(
  db: Database,
  network: string,
  where: ReturnType<typeof and>,
  excess: number,
): Promise<void> {
  const oldest = await db
    .select({ address: watchedAddresses.address })
    .from(watchedAddresses)
    .where(where)
    .orderBy(asc(watchedAddresses.usedAt))
    .limit(Math.min(excess, atOnce))
  const addresses = oldest.map(({ address }) => address)
  for (const table of [indexedMoves, indexedTransactions, watchedAddresses])
    await db.delete(table).where(and(eq(table.network, network), inArray(table.address, addresses)))
}
