import type { Clock } from '../Clock.js'

/** A clock that stands still until a test advances it. `waiting` counts the timers still to come. */
export function heldClock(
  start = 1_000_000,
): Clock & { pass(ms: number): void; waiting(): number } {
  let now = start
  let due: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after(ms, run) {
      const one = { at: now + ms, run }
      due.push(one)
      return () => {
        due = due.filter((other) => other !== one)
      }
    },
    pass(ms) {
      const end = now + ms
      for (;;) {
        const [next] = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        due = due.filter((other) => other !== next)
        now = next.at
        next.run()
      }
      now = end
    },
    waiting: () => due.length,
  }
}
