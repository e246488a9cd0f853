import pLimit from 'p-limit'
import { demandSuccession } from './demandSuccession.js'
import { blocksAtOnce, type Indexing } from './Indexing.js'
import { NodeError } from './NodeError.js'
import type { BlockHeader } from './nodeShapes.js'
import { type Progress, readKnownBlocks, readWatched } from './progress.js'
import { readRange } from './readRange.js'
import { storeProgress, storeTransactions } from './store.js'

const parallel = 8

/** Reads the next blocks up to the head and writes them; gives how far it came. */
export async function advance(
  indexing: Indexing,
  progress: Progress,
  head: number,
): Promise<Progress> {
  const { network, db, node, lease, depth } = indexing
  const addresses = await readWatched(db, network)
  const isUnwatched = addresses.size === 0
  const from = isUnwatched ? Math.max(progress.last + 1, head - depth + 1) : progress.last + 1
  const range = { from, to: isUnwatched ? head : Math.min(head, from + blocksAtOnce - 1) }
  const { blocks, transactions } = isUnwatched
    ? { blocks: await readHeaders(indexing, range), transactions: [] }
    : await readRange(node, network, range, addresses)
  if (from === progress.last + 1) await checkParent(indexing, progress, blocks[0])
  await lease.write(async (inner) => {
    await storeProgress(inner, network, { before: progress.last, blocks, depth })
    await storeTransactions(inner, transactions)
  })
  return { ...progress, last: range.to }
}

/** Without watched accounts only the block headers are needed, and only of blocks that may still be reorganised. */
async function readHeaders(
  { network, node }: Indexing,
  { from, to }: { from: number; to: number },
) {
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const headers = await pLimit(parallel).map(numbers, async (number): Promise<BlockHeader> => {
    const header = await node.header(number)
    if (header) return header
    throw new NodeError(`A node of ${network} lacks block ${number}, which is not its newest`)
  })
  demandSuccession(network, headers)
  return headers
}

/** The chain changed while it was read; the next run finds where. */
async function checkParent({ db, network }: Indexing, { last }: Progress, block?: BlockHeader) {
  const [parent] = await readKnownBlocks(db, network, last)
  if (parent?.hash === block?.parentHash) return
  throw new NodeError(`Block ${last + 1} of ${network} does not follow the one before`)
}
