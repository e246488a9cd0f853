import type { Action } from '../../requests/Action.js'
import type { Facts } from './Facts.js'

/** What is known before anybody was asked. */
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
