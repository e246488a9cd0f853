/*
 * The limits that a page needs before the first press. In a file of their own: where a bundle takes one number of a file early, all that
 * are used later come early as well.
 */

// Storage
export const storageVersion = 1

// Asking the server
/** Events that wait until it is known whether they are to be sent; the oldest are dropped. */
export const eventsWaitingMax = 100

// Error reports
export const errorReportsMax = 5
export const errorReportsWindowMs = 60_000
/** Characters. What is longer is refused. */
export const stackTraceMax = 8_192

// Versions and fall-backs
export const defaultThemeMode = 'dark'
/** The languages that Foyer has texts in. */
export const spokenLanguages = ['en'] as const
