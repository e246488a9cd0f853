import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { Indexing } from './Indexing.js'
import { NodeError } from './NodeError.js'
import type { BlockHeader } from './nodeShapes.js'
import { type Progress, readKnownBlocks } from './progress.js'
import { storeBlocks } from './store.js'
import {
  indexedBlocks,
  indexedMoves,
  indexedNetworks,
  indexedTransactions,
  watchedAddresses,
} from './tables.js'

type Known = Awaited<ReturnType<typeof readKnownBlocks>>

/** A node whose newest block is older than this is still catching up: what it lacks is not gone. */
const behindMs = 86_400_000

/**
 * Takes back the blocks that the chain replaced, or that it does not have any more.
 *
 * @returns how far the network is read now; nothing when it is another chain and all is forgotten
 * @throws `NodeError` when the node contradicts itself; nothing is taken back then
 */
export async function rewind(
  indexing: Indexing,
  progress: Progress,
  head: number,
): Promise<Progress | undefined> {
  const { db, network, node } = indexing
  const { last } = progress
  const known = await readKnownBlocks(db, network, last)
  // What it says to be the newest may be old: a block that it has is not gone.
  const newest = head < last ? await node.header(last) : undefined
  if (newest && newest.hash === known[0]?.hash) return progress
  const there = known.filter(({ number }) => number <= head)
  const common = await findCommon(indexing, there)
  if (!common) return startOver(indexing, progress, { head, replaced: there.length > 0 })
  const complete = common.number === last || (common.number === head && isBehind(indexing, common))
  return complete ? progress : restartAt(indexing, progress, common)
}

/** The newest block that the chain still has as it was read; nothing when it replaced all of these. */
async function findCommon(
  { network, node }: Indexing,
  known: Known,
): Promise<BlockHeader | undefined> {
  let after: BlockHeader | undefined
  for (const { number, hash } of known) {
    const header = await node.header(number)
    if (!header) throw new NodeError(`A node of ${network} lacks block ${number} below its newest`)
    // Much hangs on it: the node has to show a chain, not just other blocks.
    if (after && after.parentHash !== header.hash)
      throw new NodeError(`Block ${number + 1} of ${network} does not follow the one before`)
    if (header.hash === hash) return header
    after = header
  }
  return undefined
}

/**
 * None of the remembered blocks is there: goes back to the first of all, or forgets the network when that is
 * another one too.
 */
async function startOver(
  indexing: Indexing,
  progress: Progress,
  { head, replaced }: { head: number; replaced: boolean },
): Promise<Progress | undefined> {
  const { network, node, lease, log } = indexing
  const { first, firstHash, last } = progress
  const get = async (number: number) => {
    const header = await node.header(number)
    if (header) return header
    throw new NodeError(`A node of ${network} lacks block ${number}, which is not above its newest`)
  }
  if (!replaced && isBehind(indexing, await get(head))) return progress
  const origin = head < first ? undefined : await get(first)
  if (origin?.hash === firstHash) {
    const lost = { network, from: first + 1, to: last }
    log.error(lost, 'More blocks are gone than are remembered: all of them are read anew')
    return restartAt(indexing, progress, origin)
  }
  log.warn({ network }, 'The network is another chain than before: all of it is read anew')
  await lease.write((inner) => forgetNetwork(inner, network))
  return undefined
}

async function restartAt(
  { network, lease, log }: Indexing,
  progress: Progress,
  at: BlockHeader,
): Promise<Progress> {
  log.info({ network, from: at.number + 1, to: progress.last }, 'Blocks were replaced')
  await lease.write((inner) => takeBack(inner, network, at))
  return { ...progress, last: at.number }
}

function isBehind({ now }: Indexing, { timestamp }: BlockHeader): boolean {
  return now() - timestamp * 1_000 > behindMs
}

/** Forgets every block after this one. They are read again as they come, for all who are watched. */
async function takeBack(db: Database, network: string, at: BlockHeader): Promise<void> {
  const last = at.number
  for (const table of [indexedMoves, indexedTransactions])
    await db.delete(table).where(and(eq(table.network, network), gt(table.block, last)))
  await db
    .delete(indexedBlocks)
    .where(and(eq(indexedBlocks.network, network), gte(indexedBlocks.number, last)))
  await storeBlocks(db, network, [at])
  await db.update(indexedNetworks).set({ last }).where(eq(indexedNetworks.network, network))
  await db
    .update(watchedAddresses)
    .set({ until: last, next: sql`least(${watchedAddresses.next}, ${last + 1})` })
    .where(and(eq(watchedAddresses.network, network), gt(watchedAddresses.until, last)))
}

async function forgetNetwork(db: Database, network: string): Promise<void> {
  for (const table of [indexedMoves, indexedTransactions, indexedBlocks, indexedNetworks])
    await db.delete(table).where(eq(table.network, network))
  await db
    .update(watchedAddresses)
    .set({ until: null, next: 0 })
    .where(eq(watchedAddresses.network, network))
}
