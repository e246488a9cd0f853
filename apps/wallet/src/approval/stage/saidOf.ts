import type { Action } from '../../actions/Action.js'
import type { Verdict } from '../Approval.js'
import type { Scene } from '../screen/Scene.js'

/** The user's answer, and the action that it answers. */
export type ApprovalAnswer = { verdict: 'approved'; action: Action } | { verdict: 'rejected' }

/** What is not on the screen yet cannot be approved, wherever a press comes from. */
export function saidOf(verdict: Verdict, ready: Scene['ready']): ApprovalAnswer | undefined {
  if (verdict === 'rejected') return { verdict }
  return ready && { verdict, action: ready.action }
}
