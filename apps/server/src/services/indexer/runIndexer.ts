import { advance } from './advance.js'
import { backfill } from './backfill.js'
import type { Indexing } from './Indexing.js'
import { NodeError } from './NodeError.js'
import { adopt, type Progress, readProgress } from './progress.js'
import { rewind } from './rewind.js'
import { storeBlocks } from './store.js'
import { indexedNetworks } from './tables.js'

/**
 * Brings the index of a network up to date: takes back what was replaced, reads what is new, and earlier
 * blocks for those who came late. Each step is written together with how far it came.
 */
export async function runIndexer(
  indexing: Indexing,
  { from, blocksMax, report }: runIndexer.Options,
): Promise<void> {
  const { db, network, node, lease, signal } = indexing
  const head = await node.head()
  let progress = await readProgress(db, network)
  if (progress) progress = await rewind(indexing, progress, head)
  progress ??= await begin(indexing, from ?? head)
  report({ head, block: progress.last })
  let left = blocksMax
  for (let idle = false; !idle && left > 0 && !signal.aborted; ) {
    const { last } = progress
    if (last < head) progress = await advance(indexing, progress, head)
    const now: Progress = progress
    await lease.write((inner) => adopt(inner, now))
    const filled = await backfill(indexing)
    left -= Math.max(filled, Math.min(now.last - last, left))
    idle = now.last >= head && filled === 0
    report({ head, block: now.last })
  }
}

export declare namespace runIndexer {
  type Options = {
    /** The first block to read, when none was yet; without it the newest. */
    from: number | undefined
    /** Blocks that this run reads at most, new and earlier ones each. */
    blocksMax: number
    report(state: { head: number; block: number }): void
  }
}

/** The first block itself: what comes later follows from it. */
async function begin({ network, node, lease }: Indexing, first: number): Promise<Progress> {
  const header = await node.header(first)
  if (!header) throw new NodeError(`The network ${network} has no block ${first} yet`)
  const progress = { network, first, firstHash: header.hash, last: first }
  await lease.write(async (inner) => {
    await inner.insert(indexedNetworks).values(progress)
    await storeBlocks(inner, network, [header])
  })
  return progress
}
