import { setMaxListeners } from 'node:events'
import * as v from 'valibot'
import { ChainError } from '../chains/ChainError.js'
import type { Chains } from '../chains/Chains.js'
import { NodeError } from './NodeError.js'
import { Block, BlockHeader, type BlockLog, Height, Logs, NodeReceipt } from './nodeShapes.js'

/** What the indexer requests of a network's nodes. Each answer is checked for its shape and for matching the request. */
export type IndexedNode = {
  head(): Promise<number>
  /** Without its transactions; `undefined` when the node does not have it. */
  header(number: number): Promise<BlockHeader | undefined>
  block(number: number): Promise<Block>
  receipt(hash: string, blockHash: string): Promise<NodeReceipt>
  /** Logs with these topics, in any number of blocks: what a node refuses is requested in halves. */
  logs(range: BlockRange, topics: Topics): Promise<BlockLog[]>
}

/** Both ends belong to it. */
export type BlockRange = { from: number; to: number }
/** By their place; several are alternatives, `null` is any. */
type Topics = readonly (readonly string[] | null)[]

export function createIndexedNode(
  chains: Chains,
  network: string,
  ending: AbortSignal,
): IndexedNode {
  const signal = AbortSignal.any([ending])
  // Each of the calls that run side by side listens to it.
  setMaxListeners(0, signal)
  const request = async <schema extends v.GenericSchema>(
    schema: schema,
    method: string,
    ...params: readonly unknown[]
  ): Promise<v.InferOutput<schema>> => {
    const answer = await chains.request(network, { method, params }, signal)
    const { success, output } = v.safeParse(schema, answer)
    if (success) return output
    throw new NodeError(`What a node of ${network} answered to ${method} is malformed`)
  }
  /** A node may not slip in another block than the one requested. */
  const same = <block extends BlockHeader>(block: block, number: number): block => {
    if (block.number === number) return block
    throw new NodeError(`A node of ${network} gave block ${block.number} for ${number}`)
  }
  const logs: IndexedNode['logs'] = async (range, topics) => {
    const filter = { fromBlock: toHex(range.from), toBlock: toHex(range.to), topics }
    try {
      return await request(Logs, 'eth_getLogs', filter)
    } catch (error) {
      if (!(error instanceof ChainError) || signal.aborted || range.from === range.to) throw error
    }
    const middle = Math.floor((range.from + range.to) / 2)
    const lower = await logs({ from: range.from, to: middle }, topics)
    return [...lower, ...(await logs({ from: middle + 1, to: range.to }, topics))]
  }
  return {
    head: () => request(Height, 'eth_blockNumber'),
    async header(number) {
      const header = await request(
        v.nullish(BlockHeader),
        'eth_getBlockByNumber',
        toHex(number),
        false,
      )
      return header ? same(header, number) : undefined
    },
    async block(number) {
      return same(await request(Block, 'eth_getBlockByNumber', toHex(number), true), number)
    },
    async receipt(hash, blockHash) {
      const receipt = await request(NodeReceipt, 'eth_getTransactionReceipt', hash)
      if (receipt.transactionHash === hash && receipt.blockHash === blockHash) return receipt
      throw new NodeError(`A node of ${network} gave the receipt of another transaction`)
    },
    logs,
  }
}

function toHex(number: number): string {
  return `0x${number.toString(16)}`
}
