import { leaveGuard } from '@foyer/protocol/login'
import type * as v from 'valibot'
import { refuse } from './signedRows.js'

type Body = v.InferOutput<typeof leaveGuard.input.body>

/** How browsers leave the guard, by themselves or by another one. */
export function leaving({ guarded, proved }: leaving.Kept, browser: string) {
  return {
    [leaveGuard.path]({ other }: Body) {
      const row = other && guarded.get(other.walletId)
      if (other && !row?.letIn.has(browser)) throw refuse(403, 'not_let_in')
      if (other) row?.letIn.delete(other.browser)
      else for (const one of guarded.values()) one.letIn.delete(browser)
      if (!other) proved.delete(browser)
      return {}
    },
  }
}

export declare namespace leaving {
  type Kept = { guarded: ReadonlyMap<string, { letIn: Set<string> }>; proved: Set<string> }
}
