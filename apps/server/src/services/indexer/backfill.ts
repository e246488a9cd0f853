import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { blocksAtOnce, type Indexing } from './Indexing.js'
import { NodeError } from './NodeError.js'
import { readKnownBlocks } from './progress.js'
import { readRange } from './readRange.js'
import { storeTransactions } from './store.js'
import { watchedAddresses } from './tables.js'

/** Addresses that are caught up together. */
const addressesMax = 500

/**
 * Reads some earlier blocks for accounts that were added late, those furthest behind first.
 *
 * @returns how many blocks; 0 when no account is behind
 */
export async function backfill(indexing: Indexing): Promise<number> {
  const { db, network, node, lease } = indexing
  const behind = await db
    .select()
    .from(watchedAddresses)
    .where(
      and(
        eq(watchedAddresses.network, network),
        lte(watchedAddresses.next, watchedAddresses.until),
      ),
    )
    .orderBy(asc(watchedAddresses.next))
    .limit(addressesMax)
  const from = behind[0]?.next
  if (from === undefined) return 0
  const range = { from, to: endOf(behind, from) }
  const addresses = new Set(
    behind.filter(({ next }) => next === from).map(({ address }) => address),
  )
  const { blocks, transactions } = await readRange(node, network, range, addresses)
  await checkKnown(indexing, range, blocks)
  await lease.write(async (inner) => {
    const moved = await inner
      .update(watchedAddresses)
      .set({ next: range.to + 1 })
      .where(
        and(
          eq(watchedAddresses.network, network),
          eq(watchedAddresses.next, from),
          inArray(watchedAddresses.address, [...addresses]),
        ),
      )
      .returning({ address: watchedAddresses.address })
    const still = new Set(moved.map(({ address }) => address))
    await storeTransactions(
      inner,
      transactions.filter(({ address }) => still.has(address)),
    )
  })
  return blocks.length
}

/** The last block of this run, which ends where an account further ahead begins. */
function endOf(behind: readonly { next: number; until: number | null }[], from: number): number {
  const ends = behind.map(({ next, until }) => (next === from ? (until ?? from) : next - 1))
  return Math.min(from + blocksAtOnce - 1, ...ends)
}

/** Blocks that may still go have to be those that were read when they were new. */
async function checkKnown(
  { db, network }: Indexing,
  { to }: { to: number },
  blocks: readonly { number: number; hash: string }[],
): Promise<void> {
  const known = new Map(
    (await readKnownBlocks(db, network, to)).map(({ number, hash }) => [number, hash]),
  )
  const strange = blocks.find(({ number, hash }) => (known.get(number) ?? hash) !== hash)
  if (strange) throw new NodeError(`Block ${strange.number} of ${network} was replaced`)
}
