import type { Action } from '../../actions/Action.js'
import type { ApprovalKind } from './ApprovalFamily.js'
import { kinds } from './kinds.js'

/** What an approval knows of the kind of this action, for this action alone: of another kind it would be misread. */
export function kindOf<action extends Action>({ kind }: action): ApprovalKind<action> {
  return kinds[kind] as unknown as ApprovalKind<action>
}
