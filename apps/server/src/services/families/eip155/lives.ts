import type { Rule } from '../../chains/Rule.js'
import { always, longMs, shortly } from '../rules.js'
import { blockOf, quantity } from './blockOf.js'

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

/** How long answers hold, by method. */
export const lives: ReadonlyMap<string, Rule> = new Map([
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
])
