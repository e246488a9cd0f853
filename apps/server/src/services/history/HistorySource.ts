import type { CaipNetworkId } from '@foyer/protocol'
import type { AccountTransaction } from '../indexer/AccountTransaction.js'
import type { Position } from './cursor.js'

/** What is asked of a network's history. */
export type HistoryQuestion = {
  network: CaipNetworkId
  /** As the family's sources hold it. */
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

/** How a chain family names its accounts. */
export type AccountAddresses = {
  /** An account as tables and sources hold it; `undefined` when it is of another family. */
  addressOf(account: string): string | undefined
  /** An address of theirs as pages see it. */
  writeAddress(address: string): string
}

/** What is known of a network's history. */
export type NetworkHistory = AccountAddresses & { read: HistorySource }

/** Something that knows what happened to an account on a network. */
export type HistorySource = (question: HistoryQuestion) => Promise<HistoryPart>
