import type { ChainCall } from '../Chains.js'
import { blockOf, quantity } from './blockOf.js'

/** For how long an answer holds, and which block has to be out of reach of change for it. */
type Life = { ms: number; block?: bigint }

/** Shorter than the time between blocks of most chains. */
const shortMs = 1_000
/** What cannot change. It ends all the same, so that a wrong answer of a node does not stay. */
const longMs = 3_600_000

type Rule = (parameters: readonly unknown[], result: unknown) => Life | undefined

const always: Rule = () => ({ ms: longMs })
const shortly: Rule = () => ({ ms: shortMs })

/** The parameter at this place names the block that is read. */
const atBlock =
  (place: number): Rule =>
  (parameters) => {
    const block = blockOf(parameters[place])
    if (block && 'hash' in block) return { ms: longMs }
    return block && 'number' in block ? { ms: longMs, block: block.number } : undefined
  }

/** The result says in which block it stands, once it does. */
const mined: Rule = (_, result) => {
  const place = typeof result === 'object' && result !== null ? result : {}
  const block = 'blockNumber' in place ? quantity(place.blockNumber) : undefined
  return block === undefined ? undefined : { ms: longMs, block }
}

const logs: Rule = ([filter]) => {
  const { blockHash, fromBlock, toBlock } = (filter ?? {}) as Record<string, unknown>
  if (blockHash !== undefined) return atBlock(0)([blockHash], undefined)
  return quantity(fromBlock) === undefined ? undefined : atBlock(0)([toBlock], undefined)
}

/** Solana's own word for what cannot change, and its default. */
const finalized: Rule = ([, options]) => {
  const { commitment = 'finalized' } = (options ?? {}) as Record<string, unknown>
  return commitment === 'finalized' ? { ms: longMs } : undefined
}

const rules: ReadonlyMap<string, Rule> = new Map([
  ['eth_chainId', always],
  ['net_version', always],
  ['eth_getBlockByHash', always],
  ['eth_getBlockTransactionCountByHash', always],
  ['eth_getTransactionByBlockHashAndIndex', always],
  ['eth_getUncleCountByBlockHash', always],
  ['eth_getBlockByNumber', atBlock(0)],
  ['eth_getBlockReceipts', atBlock(0)],
  ['eth_getBlockTransactionCountByNumber', atBlock(0)],
  ['eth_getTransactionByBlockNumberAndIndex', atBlock(0)],
  ['eth_getUncleCountByBlockNumber', atBlock(0)],
  ['eth_call', atBlock(1)],
  ['eth_feeHistory', atBlock(1)],
  ['eth_getAccount', atBlock(1)],
  ['eth_getBalance', atBlock(1)],
  ['eth_getCode', atBlock(1)],
  ['eth_getTransactionCount', atBlock(1)],
  ['eth_getProof', atBlock(2)],
  ['eth_getStorageAt', atBlock(2)],
  ['eth_getTransactionByHash', mined],
  ['eth_getTransactionReceipt', mined],
  ['eth_getLogs', logs],
  ['eth_blobBaseFee', shortly],
  ['eth_blockNumber', shortly],
  ['eth_gasPrice', shortly],
  ['eth_maxPriorityFeePerGas', shortly],
  ['getGenesisHash', always],
  ['getEpochSchedule', always],
  ['getBlock', finalized],
  ['getTransaction', finalized],
  ['getBlockHeight', shortly],
  ['getEpochInfo', shortly],
  ['getLatestBlockhash', shortly],
  ['getSlot', shortly],
  ['estimatesmartfee', shortly],
  ['getbestblockhash', shortly],
  ['getblockcount', shortly],
])

/** How long the answer to a call may be given to others. `undefined`: not at all. */
export function lifeOf({ method, params }: ChainCall, result: unknown): Life | undefined {
  // Nothing found may be found later, or by another node.
  if (result === null || (Array.isArray(result) && result.length === 0)) return undefined
  return rules.get(method)?.(Array.isArray(params) ? params : [], result)
}
