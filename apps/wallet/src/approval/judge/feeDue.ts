import type {
  CallsAction,
  SolanaTransactionsAction,
  TransactionAction,
  UserOperationAction,
} from '../../actions/Action.js'
import type { Facts } from '../facts/Facts.js'
import { feeOf } from '../read/feeOf.js'
import { feeOfSolana } from '../read/feeOfSolana.js'

/** What the account itself pays of fees. Smallest unit of the network’s coin. */
export type FeeDue = {
  readonly most: bigint
  /** The usual fee of the network for the same, as its node states it; `undefined` without an answer. */
  readonly usual: bigint | undefined
}

/** Checking an operation of the smart account, at its first use making it, and handing it in take so much gas. */
const gasOfOperation = 900_000n
/** Programs on Solana are busy by turns: so many millionths of a lamport for a unit are nothing out of the way. */
const usualPriority = 1_000_000n

export type Paying =
  | TransactionAction
  | CallsAction
  | UserOperationAction
  | SolanaTransactionsAction

/** The account's own part of the fee, at most; nothing where a sponsor pays. */
export function feeDue(action: Paying, facts: Pick<Facts, 'fee' | 'outcome'>): FeeDue {
  if (action.kind === 'solanaTransactions') return dueOnSolana(action, facts)
  const { gas, most, sponsor } = feeOf(action)
  if (sponsor) return { most: 0n, usual: 0n }
  const { fee, outcome } = facts
  const isOperation =
    action.kind === 'userOperation' || ('by' in action && 'operation' in action.by)
  const played = outcome.is === 'changes' && outcome.gas ? outcome.gas : undefined
  const used = played === undefined ? gas : played + (isOperation ? gasOfOperation : 0n)
  return {
    most: most + (fee?.beside ?? 0n),
    usual: fee && fee.price * used + fee.beside,
  }
}

function dueOnSolana(
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
