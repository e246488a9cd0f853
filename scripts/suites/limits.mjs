import { calibrate } from './calibrate.mjs'

const minute = 60_000

/**
 * How long a whole run may take: it has to end, whatever hangs. Some twenty-five minutes are usual on a quiet machine of two cores; a slower one
 * gets as much more as it is slower, asked anew before each suite, and never so much that a job of 90 minutes is cut off.
 */
export const limits = {
  limitMs: async () => limitAt(await calibrate()),
  /** More than so many files do not fail by chance, and a tree that is broken must not take twice the time. */
  againFiles: 20,
  againMs: 15 * minute,
}

/** The limit on a machine that is so many times slower than a quiet one. */
export function limitAt(slowness) {
  return Math.min(80, 60 * Math.max(1, slowness)) * minute
}
