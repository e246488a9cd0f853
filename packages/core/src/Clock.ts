/** The client's time and timers, which a test can replace. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs once after `ms` milliseconds, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void
}

/** Protocol's `after` is not used here: a module that later code uses too becomes one more file that each page loads before any click. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** The same clock, whose timers all end with `signal`: a destroyed client leaves none. */
export function boundClock(clock: Clock, signal: AbortSignal): Clock {
  const ends = new Set<() => void>()
  // One listener for all that waits, however much that is.
  signal.addEventListener('abort', () => {
    for (const end of ends) end()
  })
  return {
    now: clock.now,
    after(ms, run) {
      if (signal.aborted) return () => {}
      const cancel = clock.after(ms, () => {
        ends.delete(cancel)
        run()
      })
      ends.add(cancel)
      return () => {
        ends.delete(cancel)
        cancel()
      }
    },
  }
}
