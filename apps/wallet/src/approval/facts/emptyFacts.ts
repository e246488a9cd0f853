import type { Action } from '../../actions/Action.js'
import type { Facts } from './Facts.js'

/** The facts before any source was queried. */
export function emptyFacts(action: Action, now: number): Facts {
  const isSimulated = !/^(message|solanaMessage|typedData|connect)$/.test(action.kind)
  return {
    isSettled: false,
    network: undefined,
    tokens: {},
    parties: {},
    holders: {},
    outcome: { is: isSimulated ? 'waiting' : 'none' },
    prices: {},
    now,
  }
}
