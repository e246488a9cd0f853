import type { SolanaTransactionsAction } from '../../../../actions/Action.js'
import type { Facts } from '../../../facts/Facts.js'
import type { LeavingAsset } from '../../../judge/LeavingAsset.js'
import type { SolanaStep } from '../read/SolanaStep.js'
import { solanaSteps } from '../read/solanaSteps.js'

/** What leaves, or may leave, by what the steps of transactions say. */
export function leavingBy(
  action: SolanaTransactionsAction,
  { holders }: Facts,
): readonly LeavingAsset[] {
  return solanaSteps(action).flatMap((step) => ofStep(step, holders))
}

function ofStep(step: SolanaStep, holders: Facts['holders']): readonly LeavingAsset[] {
  switch (step.is) {
    case 'pay':
    case 'create':
      return [{ token: undefined, amount: step.amount }]
    case 'send':
    case 'allow':
    case 'burn': {
      const token = step.token ?? holders[step.is === 'send' ? step.from : step.account]?.token
      // A token without a known address has no price.
      return [token === undefined ? { token: '?', amount: 'all' } : { token, amount: step.amount }]
    }
    default:
      return []
  }
}
