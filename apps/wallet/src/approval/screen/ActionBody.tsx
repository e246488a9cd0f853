import type { Action } from '../../actions/Action.js'
import type { Facts } from '../facts/Facts.js'
import { kindOf } from '../families/kindOf.js'

/** What an action does, in the way of its kind. */
export function ActionBody({ action, facts }: { action: Action; facts: Facts }) {
  const { Body } = kindOf(action)
  return <Body action={action} facts={facts} />
}
