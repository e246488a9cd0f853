import type { AccountTransaction } from '../indexer/AccountTransaction.js'
import { byPosition } from './cursor.js'
import type { HistoryPart } from './HistorySource.js'

/**
 * Puts the parts of several networks together, the newest first. What a network did not tell yet may be as
 * young as the last thing that it told, so nothing older is given than that.
 */
export function mergeParts(parts: readonly HistoryPart[], limit: number): HistoryPart {
  const ends = parts.flatMap(({ transactions, more }) => (more ? transactions.slice(-1) : []))
  const [end] = ends.sort(byPosition)
  const all = parts.flatMap(({ transactions }) => transactions).sort(byPosition)
  const sure: AccountTransaction[] = end ? all.filter((one) => byPosition(one, end) <= 0) : all
  return {
    transactions: sure.slice(0, limit),
    more: end !== undefined || sure.length > limit,
  }
}
