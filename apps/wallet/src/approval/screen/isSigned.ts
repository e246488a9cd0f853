import type { Action } from '../../actions/Action.js'

/** Only signed, and nothing is sent by it. */
export function isSigned(kind: Action['kind']): boolean {
  return /^(message|typedData|solanaMessage)$/.test(kind)
}
