import type { Action } from '../../actions/Action.js'
import type { Facts } from '../facts/Facts.js'
import { kindOf } from '../families/kindOf.js'

/**
 * The addresses that an action sends something to; not those that it calls or allows something.
 *
 * @param holders the owners of token accounts, where a family has such; without them such accounts have no known owner
 */
export function receiversOf(action: Action, holders: Facts['holders'] = {}): readonly string[] {
  return kindOf(action).receivers?.(action, holders) ?? []
}
