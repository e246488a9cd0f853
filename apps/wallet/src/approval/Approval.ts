import type { Ask } from '../accounts/Ask.js'
import type { Action } from '../requests/Action.js'

/** What the person said to one request. */
export type Verdict = 'approved' | 'rejected'

/** What is known of a request from the beginning: who asks, where, and for what kind of thing. */
export type Asked = Omit<Ask, 'params' | 'method'> & {
  /** `connect` where a page asks for no more than to know the person. */
  readonly method: Ask['method'] | 'connect'
}

/** The screen on which requests are approved, one after another. */
export type Approval = {
  /** Fetches the screens before they are needed. What cannot be had now is fetched again when something is asked. */
  warm(): void
  /**
   * Shows a request when its turn has come and asks the person. Who asks is on the screen at once; `prepare` makes the rest beside that,
   * and nothing can be approved before all of it is there. Rejects with the reason of `signal` when the request is dropped, and with what
   * `prepare` throws. `perform` runs once on approval and gets what was on the screen, which says meanwhile that it is being done; what
   * it throws is shown, and thrown on.
   */
  ask<value>(
    asked: Asked,
    options: {
      signal: AbortSignal
      prepare(): Promise<Action>
      perform(action: Action): Promise<value>
      /** How many wait behind it without having been asked here yet. */
      behind?: (() => number) | undefined
    },
  ): Promise<{ verdict: 'approved'; value: value } | { verdict: 'rejected' }>
}
