/*
 * The limits of events and error reports, which begin before the first view is shown. In a file of their own, for the reason that
 * `earlyLimits` has.
 */

/** Events that wait until it is known whether they are to be sent; the oldest are dropped. */
export const eventsWaitingMax = 100

export const errorReportsMax = 5
export const errorReportsWindowMs = 60_000
/** Characters. What is longer is refused. */
export const stackTraceMax = 8_192
