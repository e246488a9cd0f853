import type { Action } from '../requests/Action.js'

/** What the person said to one request. */
export type Verdict = 'approved' | 'rejected'

/** The screen on which requests are approved, one after another. */
export type Approval = {
  /**
   * Shows a request when its turn has come and asks the person. Rejects with the reason of `signal` when the request is dropped.
   * `perform` runs once on approval, while the screen says that it is being done; what it throws is shown, and thrown on.
   */
  ask<value>(
    action: Action,
    options: {
      signal: AbortSignal
      perform(): Promise<value>
      /** How many wait behind it without having been asked here yet. */
      behind?: (() => number) | undefined
    },
  ): Promise<{ verdict: 'approved'; value: value } | { verdict: 'rejected' }>
}
