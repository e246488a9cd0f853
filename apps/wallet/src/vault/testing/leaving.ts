import { leaveGuard } from '@foyer/protocol/login'
import type * as v from 'valibot'
import { refuse } from './signedRows.js'

type Body = v.InferOutput<typeof leaveGuard.input.body>

/** How browsers leave the guard, by themselves or by another one. */
export function leaving({ guarded, proved }: leaving.Kept, browser: string) {
  const sendAway = (walletId: string, isMeant: (one: string) => boolean) => {
    const letIn = guarded.get(walletId)?.letIn
    if (!letIn?.has(browser)) throw refuse(403, 'not_let_in')
    for (const one of letIn) if (isMeant(one)) letIn.delete(one)
    return {}
  }
  return {
    [leaveGuard.path]({ other, others }: Body) {
      if (other) return sendAway(other.walletId, (one) => one === other.browser)
      if (others) return sendAway(others.walletId, (one) => one !== browser)
      for (const one of guarded.values()) one.letIn.delete(browser)
      proved.delete(browser)
      return {}
    },
  }
}

export declare namespace leaving {
  type Kept = { guarded: ReadonlyMap<string, { letIn: Set<string> }>; proved: Set<string> }
}
