import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { LeaseLostError } from '../../leases/createLease.js'
import type { BlockHeader } from './nodeShapes.js'
import type { IndexedTransaction } from './pickTransactions.js'
import { indexedBlocks, indexedMoves, indexedNetworks, indexedTransactions } from './tables.js'

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 1_000

/** Writes what was read. What is there already stays, so that reading twice changes nothing. */
export async function storeTransactions(
  db: Database,
  transactions: readonly IndexedTransaction[],
): Promise<void> {
  const rows = transactions.map(({ moves: _, ...row }) => row)
  for (const some of slices(rows))
    await db.insert(indexedTransactions).values(some).onConflictDoNothing()
  const moves = transactions.flatMap(({ moves, network, address, hash, block }) =>
    moves.map(({ token: _, ...move }) => ({ ...move, network, address, hash, block })),
  )
  for (const some of slices(moves)) await db.insert(indexedMoves).values(some).onConflictDoNothing()
}

/** Notes that the network was read up to the last of these blocks. */
export async function storeProgress(
  db: Database,
  network: string,
  { before, blocks, depth }: storeProgress.Step,
): Promise<void> {
  const last = blocks.at(-1)
  if (!last) return
  const moved = await db
    .update(indexedNetworks)
    .set({ last: last.number })
    .where(and(eq(indexedNetworks.network, network), eq(indexedNetworks.last, before)))
    .returning({ last: indexedNetworks.last })
  if (moved.length === 0) throw new LeaseLostError('Another process read these blocks')
  await storeBlocks(db, network, blocks.slice(-depth))
  await db
    .delete(indexedBlocks)
    .where(and(eq(indexedBlocks.network, network), lte(indexedBlocks.number, last.number - depth)))
}

export declare namespace storeProgress {
  type Step = { before: number; blocks: readonly BlockHeader[]; depth: number }
}

/** Remembers which blocks these were, to notice when the chain replaces them. */
export async function storeBlocks(db: Database, network: string, blocks: readonly BlockHeader[]) {
  const rows = blocks.map(({ number, hash }) => ({ network, number, hash }))
  for (const some of slices(rows)) await db.insert(indexedBlocks).values(some)
}

function slices<item>(items: readonly item[]): item[][] {
  const count = Math.ceil(items.length / rowsAtOnce)
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  )
}
