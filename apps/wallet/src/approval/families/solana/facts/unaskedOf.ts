import type { SolanaTransactionsAction } from '../../../../actions/Action.js'
import { solanaSteps } from '../read/solanaSteps.js'
import { accountsMax, accountsOf } from './holderFacts.js'

/** How many more token accounts there are than are read. */
export function unaskedOf(action: SolanaTransactionsAction): number {
  const accounts = new Set(solanaSteps(action).flatMap(accountsOf))
  return Math.max(0, accounts.size - accountsMax)
}
