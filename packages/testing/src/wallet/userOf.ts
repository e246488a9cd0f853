import type { Approvals } from './createApprovals.js'
import type { WalletHandle } from './WalletHandle.js'

/** The user who answers what a wallet asks, as a test plays them. */
export function userOf({
  decide,
  fail,
  settle,
}: Pick<Approvals, 'decide' | 'fail' | 'settle'>): User {
  return {
    decide,
    approve: (method) => decide('approve', method),
    reject: (method) => decide('reject', method),
    hold: (method) => decide('hold', method),
    fail,
    release: (answer = 'approve', method) => settle(answer, method),
  }
}

type User = Pick<WalletHandle, 'decide' | 'approve' | 'reject' | 'hold' | 'fail' | 'release'>
