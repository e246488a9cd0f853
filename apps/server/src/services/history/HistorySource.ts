import type { CaipNetworkId } from '@foyer/protocol'
import type { AccountTransaction } from '../indexer/AccountTransaction.js'
import type { Position } from './cursor.js'

/** What is asked of a network's history. */
export type HistoryQuestion = {
  network: CaipNetworkId
  /** In lower case. */
  address: string
  /** Only what comes after this place, that is, what is older. */
  after: Position | undefined
  limit: number
}

/** A part of a history, the newest first. */
export type HistoryPart = {
  transactions: readonly AccountTransaction[]
  /** Whether there may be older ones; then there is at least one transaction. */
  more: boolean
}

/** Something that knows what happened to an account on a network. */
export type HistorySource = (question: HistoryQuestion) => Promise<HistoryPart>
