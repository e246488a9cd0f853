import type { ChainError } from '../ChainError.js'

const limits =
  /rate.?limit|too many requests|limit exceeded|(exceeded|reached)\b.*\b(limit|capacity|quota)\b|(capacity|quota|compute units?)\b.*\b(exceeded|reached)/i
const behind = /header not found|missing trie node|block not found|unknown block|node is behind/i

const limitCodes = [-32005, -32029, 429]
/** The method is not known to this node, or not served; it failed inside. */
const unableCodes = [-32601, -32004, -32002]

/**
 * Whether an error speaks of the node and not of the call, so that another node may answer: that it was
 * asked too often, or that it cannot.
 */
export function isPassing({ code, message, data }: ChainError): 'limited' | 'unable' | undefined {
  // The reason of a revert is written by a contract, and may read like anything.
  if (code === 3 || /revert/i.test(message)) return undefined
  const limited = limits.test(message) && !/\bgas\b/i.test(message)
  if (limitCodes.includes(code) || limited) return 'limited'
  if (unableCodes.includes(code) || behind.test(message)) return 'unable'
  // Some nodes give this code to a revert too, with its data.
  return code === -32603 && data === undefined ? 'unable' : undefined
}
