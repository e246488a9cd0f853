import type { Action } from '../../actions/Action.js'
import type { ApprovalKind } from './ApprovalFamily.js'
import { connect } from './connect.js'
import { families } from './families.js'

/** What an approval knows of each kind of action. The compiler finds a kind that no family has. */
export const kinds: {
  readonly [kind in Action['kind']]: ApprovalKind<Extract<Action, { kind: kind }>>
} = { connect, ...families.eip155.kinds, ...families.solana.kinds }
