import type { CaipNetworkId } from '@foyer/protocol'
import type { Transaction } from '@foyer/protocol/api'
import { isSpamTransfer } from './describeTransaction.js'

/**
 * The transactions that are listed, the newest first. Without those of other networks, duplicates,
 * and those that brought nothing but spam. One in which nothing moved stays: it is not spam.
 */
export function listTransactions(
  transactions: readonly Transaction[],
  caipNetworkId: CaipNetworkId,
): readonly Transaction[] {
  const seen = new Set<string>()
  return transactions
    .filter((transaction) => {
      const { chain } = transaction.metadata
      const isListed =
        (!chain || chain === caipNetworkId) && !seen.has(transaction.id) && !isSpam(transaction)
      seen.add(transaction.id)
      return isListed
    })
    .sort((a, b) => minedAt(b) - minedAt(a))
}

/** When it got into a block, in ms since the epoch. */
export function minedAt({ metadata }: Transaction): number {
  return Date.parse(metadata.minedAt)
}

function isSpam({ transfers }: Transaction): boolean {
  return transfers.length > 0 && transfers.every(isSpamTransfer)
}
