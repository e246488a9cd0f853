import type { SolanaTransactionsAction } from '../../requests/Action.js'
import type { Facts } from '../facts/Facts.js'
import { readSolanaTransaction } from '../read/readSolanaTransaction.js'
import type { SolanaStep } from '../read/SolanaStep.js'
import { judgeReceiver } from './judgeReceiver.js'
import { type Warning, warning } from './Warning.js'

/** Of Solana transactions: every step that nobody can read is a danger. */
export function judgeSolana(action: SolanaTransactionsAction, facts: Facts): readonly Warning[] {
  const { outcome } = facts
  return [
    ...(outcome.is === 'fails' ? [warning('willFail', { reason: outcome.reason })] : []),
    ...action.transactions.flatMap((bytes) => {
      const steps = readSolanaTransaction(bytes)
      if (!steps) return [warning('unreadableCalls')]
      return steps.flatMap((step) => judgeStep(step, action, facts))
    }),
    ...(outcome.is === 'unknown' ? [warning('outcomeUnknown')] : []),
  ]
}

function judgeStep(step: SolanaStep, action: SolanaTransactionsAction, facts: Facts): Warning[] {
  switch (step.is) {
    case 'unknown':
      return [warning('blindProgram', { program: step.program })]
    case 'giveAway':
      return [warning('givesAway', { account: step.account })]
    case 'allow':
      return step.amount >= 2n ** 63n
        ? [warning('noLimit', { token: step.token ?? step.account, spender: step.spender })]
        : []
    case 'pay':
      return judgeReceiver(step.to, action, facts)
    default:
      return []
  }
}
