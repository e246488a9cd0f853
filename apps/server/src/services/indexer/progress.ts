import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { indexedBlocks, indexedNetworks, watchedAddresses } from './tables.js'

/** How far a network has been read; `undefined` before the first block. */
export async function readProgress(db: Database, network: string) {
  const [row] = await db.select().from(indexedNetworks).where(eq(indexedNetworks.network, network))
  return row
}
export type Progress = NonNullable<Awaited<ReturnType<typeof readProgress>>>

/** The hashes of the newest blocks that were read, the newest first. */
export async function readKnownBlocks(db: Database, network: string, upTo: number) {
  return db
    .select({ number: indexedBlocks.number, hash: indexedBlocks.hash })
    .from(indexedBlocks)
    .where(and(eq(indexedBlocks.network, network), lte(indexedBlocks.number, upTo)))
    .orderBy(desc(indexedBlocks.number))
}

/** All watched addresses whose earlier blocks are planned. */
export async function readWatched(db: Database, network: string): Promise<Set<string>> {
  const rows = await db
    .select({ address: watchedAddresses.address })
    .from(watchedAddresses)
    .where(and(eq(watchedAddresses.network, network), sql`${watchedAddresses.until} is not null`))
  return new Set(rows.map(({ address }) => address))
}

/** From now on new blocks are read for those who came since; the blocks up to now are planned for them. */
export async function adopt(db: Database, { network, first, last }: Progress): Promise<void> {
  await db
    .update(watchedAddresses)
    .set({ next: first, until: last })
    .where(and(eq(watchedAddresses.network, network), isNull(watchedAddresses.until)))
}
