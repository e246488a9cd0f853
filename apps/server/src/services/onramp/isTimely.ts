import { minuteMs } from '../../bounds/times.js'

/** How far the clock of a provider may be off, and how long what it sent counts. */
const toleranceMs = 5 * minuteMs

/** Whether a message of that time counts now, both in milliseconds since 1970. Of no time it never does. */
export function isTimely(time: number, now: number): boolean {
  return Math.abs(now - time) <= toleranceMs
}
