const failuresMax = 5
const restMs = 5_000
const restMaxMs = 60_000

/** Keeps calls from a node or a service that failed again and again, for longer each time that it still does. In this process alone. */
export type Breaker = {
  /** Whether to ask now. After the rest a single call is let through, and shows how things are. */
  admits(): boolean
  /** Whether it is left alone now. Changes nothing. */
  isResting(): boolean
  /** `true` when it was resting. */
  succeeded(): boolean
  /** `true` when it has to rest from now on. */
  failed(): boolean
}

export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let until = 0
  const rest = () => Math.min(restMaxMs, restMs * 2 ** Math.max(0, failures - failuresMax))
  return {
    admits() {
      if (failures < failuresMax) return true
      if (now() < until) return false
      until = now() + rest()
      return true
    },
    isResting: () => failures >= failuresMax && now() < until,
    succeeded() {
      const rested = failures >= failuresMax
      failures = 0
      return rested
    },
    failed() {
      failures += 1
      until = now() + rest()
      return failures === failuresMax
    },
  }
}
