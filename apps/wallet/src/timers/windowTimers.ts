/** The timers of one window: those of another are slowed down while that one is hidden. Each returns what ends it. */
export function windowTimers(window: Window) {
  return {
    /** Runs once after `ms` milliseconds. */
    after(ms: number, run: () => void): () => void {
      const timer = window.setTimeout(run, ms)
      return () => window.clearTimeout(timer)
    },
    /** Runs every `ms` milliseconds. */
    every(ms: number, run: () => void): () => void {
      const timer = window.setInterval(run, ms)
      return () => window.clearInterval(timer)
    },
  }
}
