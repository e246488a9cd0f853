/** A call to keeper or guard: longer than those that are held open, for up to 25 s. */
export const callTimeoutMs = 35_000
/** So long one question for the guard's approval is held; the page asks again. Its own patience ends at 30 s. */
export const deviceWaitMs = 25_000
/** So long a log-out waits for the services; the page's own patience ends at 3 s. */
export const leaveWaitMs = 2_000
