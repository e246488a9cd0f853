import type { ApprovalRequest } from '../actions/ApprovalRequest.js'

/** The fields that every action takes over from its request. */
export function commonOf({ id, origin, network }: ApprovalRequest) {
  return { id, origin, network }
}
