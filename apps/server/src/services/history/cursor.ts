import type { AccountTransaction } from '../indexer/AccountTransaction.js'
import { openCursor, sealCursor } from '../indexer/sealedCursor.js'

/** A place in the history of an account over all networks. It does not move when new blocks come. */
export type Position = Pick<AccountTransaction, 'time' | 'network' | 'block' | 'place'>

/** The year 9999, any block, and what fits the database. */
const maxima = [253_402_300_799, Number.MAX_SAFE_INTEGER, 2 ** 31 - 1] as const

export function writeCursor({ time, network, block, place }: Position, question: string): string {
  return sealCursor({ network, numbers: [time, block, place] }, question)
}

/** `undefined` when it is not one that was written for this question. */
export function readCursor(cursor: string, question: string): Position | undefined {
  const opened = openCursor<Position['network']>(cursor, question, maxima)
  if (!opened) return undefined
  const [time, block, place] = opened.numbers
  return { network: opened.network, time, block, place }
}

/** The newest first; at one time by network, and in a network by place. */
export function byPosition(one: Position, two: Position): number {
  if (one.time !== two.time) return two.time - one.time
  if (one.network !== two.network) return one.network < two.network ? -1 : 1
  return two.block - one.block || two.place - one.place
}
