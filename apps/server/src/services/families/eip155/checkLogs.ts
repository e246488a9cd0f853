import { ChainError } from '../../chains/ChainError.js'
import type { CallLimits } from '../../chains/ChainFamily.js'
import { blockOf } from './blockOf.js'

/**
 * Refuses to look for logs in more blocks than allowed: such a call can keep a node busy for long.
 *
 * @throws `ChainError` -32602
 */
export async function checkLogs(params: unknown, { blocksMax, head }: CallLimits): Promise<void> {
  const [filter] = Array.isArray(params) ? (params as unknown[]) : []
  if (typeof filter !== 'object' || filter === null) throw malformed()
  const { blockHash, fromBlock = 'latest', toBlock = 'latest' } = filter as Record<string, unknown>
  if (blockHash !== undefined) return
  const from = await height(fromBlock, head)
  const to = await height(toBlock, head)
  if (to - from >= BigInt(blocksMax))
    throw new ChainError(-32602, `Logs of at most ${blocksMax} blocks can be asked for at once`)
}

/** The newest block stands for all tags that follow it closely. */
async function height(parameter: unknown, head: CallLimits['head']): Promise<bigint> {
  const block = blockOf(parameter)
  if (!block || 'hash' in block) throw malformed()
  if ('number' in block) return block.number
  return block.tag === 'earliest' ? 0n : head()
}

function malformed() {
  return new ChainError(-32602, 'The filter names no blocks')
}
