import type { Action } from '../../actions/Action.js'
import type { Facts } from '../facts/Facts.js'
import { kindOf } from '../families/kindOf.js'

/** The facts before any source was queried. */
export function emptyFacts(action: Action, now: number): Facts {
  return {
    isSettled: false,
    network: undefined,
    tokens: {},
    parties: {},
    holders: {},
    outcome: { is: kindOf(action).does === 'send' ? 'waiting' : 'none' },
    prices: {},
    now,
  }
}
