import type { Action } from '../../actions/Action.js'
import { kinds } from '../families/kinds.js'

/** Only signed, and nothing is sent by it. */
export function isSigned(kind: Action['kind']): boolean {
  return kinds[kind].does === 'sign'
}
