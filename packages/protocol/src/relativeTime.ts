import { relativeTimeUnits } from './catalogue/lists.js'

/**
 * How long ago, in the largest whole unit and without a suffix: `30 sec`, `1 min`, `3 hrs`, `2 d`.
 * A time to come is `0 sec`.
 *
 * @param fromMs and nowMs: milliseconds since 1970
 */
export function relativeTime(fromMs: number, nowMs: number): string {
  const passedMs = Math.max(0, nowMs - fromMs) || 0
  const [unit] = relativeTimeUnits.filter(({ ms }) => passedMs >= ms).slice(-1)
  const { ms, one, many } = unit ?? relativeTimeUnits[0]
  const count = Math.floor(passedMs / ms)
  return `${count} ${count === 1 ? one : many}`
}
