import type { SolanaTransactionsAction } from '../../../../actions/Action.js'
import { readSolanaTransaction } from './readSolanaTransaction.js'
import type { SolanaStep } from './SolanaStep.js'

/** All steps of an action's transactions that can be read. */
export function solanaSteps({
  transactions,
  lookups,
}: Pick<SolanaTransactionsAction, 'transactions' | 'lookups'>): readonly SolanaStep[] {
  return transactions.flatMap((bytes, index) => readSolanaTransaction(bytes, lookups[index]) ?? [])
}
