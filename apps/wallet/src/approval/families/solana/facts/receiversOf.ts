import type { SolanaTransactionsAction } from '../../../../actions/Action.js'
import type { Facts } from '../../../facts/Facts.js'
import type { SolanaStep } from '../read/SolanaStep.js'
import { solanaSteps } from '../read/solanaSteps.js'

/**
 * The addresses that transactions send something to.
 *
 * @param holders the owners of token accounts; without them such accounts have no known owner
 */
export function receiversOf(
  action: SolanaTransactionsAction,
  holders: Facts['holders'] = {},
): readonly string[] {
  const all = solanaSteps(action).flatMap((step) => receiverOfStep(step, holders) ?? [])
  return [...new Set(all.filter((one) => one !== '?'))]
}

function receiverOfStep(step: SolanaStep, holders: Facts['holders']): string | undefined {
  if (step.is === 'pay') return step.to
  return step.is === 'send' ? holders[step.to]?.owner : undefined
}
