import type { Action } from '../actions/Action.js'
import type { ApprovalRequest } from '../actions/ApprovalRequest.js'

/** The user's answer to one request. */
export type Verdict = 'approved' | 'rejected'

/** What is known of a request from the beginning: its origin, its network, and its kind. */
export type PendingRequest = Omit<ApprovalRequest, 'params' | 'method'> & {
  /** `connect` where a page requests no more than consent to see the account. */
  readonly method: ApprovalRequest['method'] | 'connect'
}

/** The screen on which requests are approved, one after another. */
export type Approval = {
  /** Fetches the screens before they are needed. What cannot be had now is fetched again when something is asked. */
  warm(): void
  /**
   * Shows a request in its turn and prompts the user. Its origin is on the screen at once; `prepare` makes the rest meanwhile, and nothing
   * can be approved before all of it is there. Rejects with the reason of `signal` when the request is dropped, and with what `prepare`
   * throws. `perform` runs once on approval and gets the action that was on the screen; the screen shows that it runs, shows what it
   * throws, and the promise rejects with it.
   */
  request<value>(
    pending: PendingRequest,
    options: {
      signal: AbortSignal
      prepare(): Promise<Action>
      perform(action: Action): Promise<value>
      /** How many wait behind it without having been asked here yet. */
      behind?: (() => number) | undefined
    },
  ): Promise<{ verdict: 'approved'; value: value } | { verdict: 'rejected' }>
}
