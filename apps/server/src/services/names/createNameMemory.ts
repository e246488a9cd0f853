import QuickLRU from 'quick-lru'

/** Cached answers: concurrent calls share one query, and an old answer is queried again. */
export type NameMemory<answer> = {
  /** A failure rejects all waiting calls, and is not remembered. */
  get(key: string, query: () => Promise<answer>): Promise<answer>
  /** The next call queries again, also where a query of before is still running. */
  forget(key: string): void
}

export function createNameMemory<answer>({
  lifeMs,
  max,
  now,
}: createNameMemory.Parameters): NameMemory<answer> {
  const known = new QuickLRU<string, { answer: answer; until: number }>({ maxSize: max })
  const running = new Map<string, Promise<answer>>()
  return {
    get(key, query) {
      const cached = known.get(key)
      if (cached && cached.until > now()) return Promise.resolve(cached.answer)
      const same = running.get(key)
      if (same) return same
      const answering = query()
        .then((answer) => {
          if (running.get(key) === answering) known.set(key, { answer, until: now() + lifeMs })
          return answer
        })
        .finally(() => {
          if (running.get(key) === answering) running.delete(key)
        })
      running.set(key, answering)
      return answering
    },
    forget(key) {
      known.delete(key)
      running.delete(key)
    },
  }
}

export declare namespace createNameMemory {
  type Parameters = { lifeMs: number; max: number; now(): number }
}
