/** Lets so many through at once, and then as many again over the time. */
export function createRateLimit({ most, perMs, now }: createRateLimit.Parameters): () => boolean {
  let left = most
  let at = now()
  return () => {
    const passed = Math.max(0, now() - at)
    at += passed
    left = Math.min(most, left + (passed * most) / perMs)
    if (left < 1) return false
    left -= 1
    return true
  }
}

export declare namespace createRateLimit {
  type Parameters = {
    most: number
    perMs: number
    /** Milliseconds. */
    now(): number
  }
}
