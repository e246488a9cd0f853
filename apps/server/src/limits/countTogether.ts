import type { Count, RateLimiter } from './RateLimiter.js'

type Waiting = {
  keys: readonly string[]
  minute: number
  resolve(counts: readonly number[]): void
  reject(reason: unknown): void
}

/** More are not sent at once. */
const batchMax = 500

/**
 * Makes requests share their way to where they are counted: what comes in while one question is on its way
 * is the next one. Each request still gets the count that it would have got alone.
 */
export function countTogether(count: Count): RateLimiter['hit'] {
  let waiting: Waiting[] = []
  /** It begins soon, or goes on. */
  let counting = false

  const work = async () => {
    while (waiting.length > 0) {
      const minute = waiting[0]?.minute ?? 0
      const batch = waiting.filter((one) => one.minute === minute).slice(0, batchMax)
      const taken = new Set(batch)
      waiting = waiting.filter((one) => !taken.has(one))
      await settle(batch, minute, count)
    }
    counting = false
  }
  return (keys, minute) =>
    new Promise((resolve, reject) => {
      waiting.push({ keys, minute, resolve, reject })
      if (counting) return
      counting = true
      // After all that came in the same turn.
      setImmediate(() => void work())
    })
}

/** Settles every request of the batch and never rejects itself. */
async function settle(batch: readonly Waiting[], minute: number, count: Count): Promise<void> {
  const added = new Map<string, number>()
  for (const key of batch.flatMap(({ keys }) => keys)) added.set(key, (added.get(key) ?? 0) + 1)
  // Every process takes them in the same order, so that no two wait for each other.
  const sorted = new Map([...added].sort(([a], [b]) => (a < b ? -1 : 1)))
  try {
    const counts = await count(sorted, minute)
    const before = new Map(
      [...sorted].map(([key, more], index) => [key, (counts[index] ?? more) - more]),
    )
    for (const { keys, resolve } of batch) resolve(keys.map((key) => next(before, key)))
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

function next(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count
}
