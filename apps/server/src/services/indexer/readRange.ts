import type { CaipNetworkId } from '@foyer/protocol'
import pLimit from 'p-limit'
import type { BlockRange, IndexedNode } from './createIndexedNode.js'
import { demandSuccession } from './demandSuccession.js'
import { NodeError } from './NodeError.js'
import type { Block } from './nodeShapes.js'
import { type IndexedTransaction, pickTransactions } from './pickTransactions.js'
import { readMoves, transfer, transferBatch, transferSingle } from './readMoves.js'

const parallel = 8
/** Addresses in one question; nodes refuse filters that are much longer. */
const addressesAtOnce = 500

/** Blocks that follow each other, and what they hold of the watched addresses. */
export type RangeReading = { blocks: readonly Block[]; transactions: readonly IndexedTransaction[] }

/**
 * Reads blocks with everything that concerns the given addresses.
 *
 * @throws `NodeError` when the parts do not fit together, as when the chain changed meanwhile
 */
export async function readRange(
  node: IndexedNode,
  network: CaipNetworkId,
  range: BlockRange,
  addresses: ReadonlySet<string>,
): Promise<RangeReading> {
  const numbers = Array.from({ length: range.to - range.from + 1 }, (_, at) => range.from + at)
  const blocks = await pLimit(parallel).map(numbers, (number) => node.block(number))
  demandSuccession(network, blocks)
  const logs = (await readLogs(node, range, addresses)).map((log) => {
    const block = blocks[log.blockNumber - range.from]
    if (block?.hash === log.blockHash) return { log, moves: readMoves(log) }
    throw new NodeError(`A node of ${network} gave a log of another block`)
  })
  return {
    blocks,
    transactions: await pickTransactions(node, network, { blocks, logs, addresses }),
  }
}

/** Every transfer from or to one of the addresses, each once. */
async function readLogs(node: IndexedNode, range: BlockRange, addresses: ReadonlySet<string>) {
  const topics = [...addresses].map((address) => `0x${address.slice(2).padStart(64, '0')}`)
  const found = []
  for (let at = 0; at < topics.length; at += addressesAtOnce) {
    const some = topics.slice(at, at + addressesAtOnce)
    found.push(
      ...(await node.logs(range, [[transfer], some])),
      // To of the one, from of the others.
      ...(await node.logs(range, [[transfer, transferSingle, transferBatch], null, some])),
      ...(await node.logs(range, [[transferSingle, transferBatch], null, null, some])),
    )
  }
  return [...new Map(found.map((log) => [`${log.blockHash} ${log.logIndex}`, log])).values()]
}
