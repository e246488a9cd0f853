import type { CaipNetworkId } from '@foyer/protocol'
import { and, count, eq } from 'drizzle-orm'
import QuickLRU from 'quick-lru'
import type { Database } from '../../database/Database.js'
import { watchedAddresses } from './tables.js'

/** The addresses whose history is indexed, because it was requested. */
export type Watches = {
  /**
   * Keeps an address watched, or begins to.
   *
   * @returns whether everything up to the newest read block is known of it
   */
  touch(network: CaipNetworkId, address: string, projectId: string): Promise<boolean>
}

/** How often it is written down that an address is still in use. */
const touchedMs = 60_000
const touchedMax = 20_000

export function createWatches({ db, now, addressesMax }: createWatches.Parts): Watches {
  const complete = new QuickLRU<string, number>({ maxSize: touchedMax })

  /** Those that are too many go with the next run; until then no more than twice as many come in. */
  const begin = async (network: CaipNetworkId, address: string, projectId: string) => {
    const [row] = await db
      .select({ watched: count() })
      .from(watchedAddresses)
      .where(eq(watchedAddresses.network, network))
    if ((row?.watched ?? 0) >= 2 * addressesMax) return
    await db
      .insert(watchedAddresses)
      .values({ network, address, projectId, usedAt: now() })
      .onConflictDoNothing()
  }
  return {
    async touch(network, address, projectId) {
      const key = `${network} ${address}`
      if ((complete.get(key) ?? 0) > now()) return true
      const where = and(
        eq(watchedAddresses.network, network),
        eq(watchedAddresses.address, address),
      )
      const [row] = await db
        .update(watchedAddresses)
        .set({ usedAt: now() })
        .where(where)
        .returning({ next: watchedAddresses.next, until: watchedAddresses.until })
      if (!row) await begin(network, address, projectId)
      const done = row !== undefined && row.until !== null && row.next > row.until
      if (done) complete.set(key, now() + touchedMs)
      return done
    },
  }
}

export declare namespace createWatches {
  type Parts = { db: Database; now(): number; addressesMax: number }
}
