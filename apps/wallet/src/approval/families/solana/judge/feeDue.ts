import type { SolanaTransactionsAction } from '../../../../actions/Action.js'
import type { Facts } from '../../../facts/Facts.js'
import type { FeeDue } from '../../../judge/FeeDue.js'
import { feeOfSolana } from '../read/feeOfSolana.js'

/** Programs on Solana are busy by turns: so many millionths of a lamport for a unit are nothing out of the way. */
const usualPriority = 1_000_000n

/** The account's own part of the fees, at most. */
export function feeDue(
  { transactions, account }: SolanaTransactionsAction,
  { fee }: Pick<Facts, 'fee'>,
): FeeDue {
  const own = transactions
    .map(feeOfSolana)
    .filter((one) => one !== undefined)
    .filter(({ payer }) => payer === account.address)
  const price = fee && (fee.price > usualPriority ? fee.price : usualPriority)
  return {
    most: own.reduce((sum, { most }) => sum + most, 0n),
    usual:
      price && own.reduce((sum, { base, units }) => sum + base + (units * price) / 1_000_000n, 0n),
  }
}
