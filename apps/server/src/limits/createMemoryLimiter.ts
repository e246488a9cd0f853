import type { RateLimiter } from './RateLimiter.js'

/** Counts in this process; for a server that is one. */
export function createMemoryLimiter(): RateLimiter {
  let hits = new Map<string, number>()
  let counted = 0
  const add = (key: string) => {
    const count = (hits.get(key) ?? 0) + 1
    hits.set(key, count)
    return count
  }
  return {
    async hit(keys, minute) {
      // Only the running minute is counted, so all of the last one goes at once.
      if (minute !== counted) hits = new Map()
      counted = minute
      return keys.map(add)
    },
    close: async () => undefined,
  }
}
