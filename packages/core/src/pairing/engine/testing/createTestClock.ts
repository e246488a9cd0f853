import type { PairingEngineOptions } from '../PairingEngine.js'

/** Time that only a test advances. */
export type TestClock = PairingEngineOptions['clock'] & {
  /** Runs what is due on the way, in its order, and lets what follows from it happen. */
  advance(ms: number): Promise<void>
  /** Advances the clock while nothing runs, as while a page sleeps; then runs all that is due. */
  sleep(ms: number): Promise<void>
  /** How many wait. */
  waiting(): number
}

export function createTestClock(start = 1_800_000_000_000): TestClock {
  let now = start
  let last = 0
  const timers = new Map<number, { at: number; run: () => void }>()
  const due = (until: number) =>
    [...timers]
      .filter(([, { at }]) => at <= until)
      .sort(([, one], [, other]) => one.at - other.at)[0]

  const advance = async (ms: number) => {
    await settle()
    const end = now + ms
    for (let next = due(end); next; next = due(end)) {
      const [id, { at, run }] = next
      now = Math.max(now, at)
      timers.delete(id)
      run()
      await settle()
    }
    now = end
    await settle()
  }
  return {
    now: () => now,
    after(ms, run) {
      last += 1
      const id = last
      timers.set(id, { at: now + ms, run })
      return () => timers.delete(id)
    },
    advance,
    async sleep(ms) {
      now += ms
      await advance(0)
    },
    waiting: () => timers.size,
  }
}

/** Lets sockets, databases and channels of this process come to rest. */
export async function settle(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
