import type { Facts } from '../../../facts/Facts.js'
import type { FeeDue } from '../../../judge/FeeDue.js'
import { feeOf, type Paying } from '../read/feeOf.js'

/** Checking an operation of the smart account, at its first use making it, and handing it in take so much gas. */
const gasOfOperation = 900_000n

/** The account's own part of the fee, at most; nothing where a sponsor pays. */
export function feeDue(action: Paying, facts: Pick<Facts, 'fee' | 'outcome'>): FeeDue {
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
