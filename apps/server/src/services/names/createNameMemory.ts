import QuickLRU from 'quick-lru'

/** Cached answers: concurrent calls share one query, and an old answer is queried again. */
export type NameMemory<answer> = {
  /** A failure rejects all waiting calls, and is not remembered. */
  get(key: string, query: () => Promise<answer>): Promise<answer>
  /** What is cached, without a query. */
  known(key: string): answer | undefined
  /** The next call queries again, also where a query of before is still running. */
  forget(key: string): void
}

export function createNameMemory<answer>({
  lifeMs,
  max,
  now,
}: createNameMemory.Parameters): NameMemory<answer> {
  const known = new QuickLRU<string, { answer: answer; at: number }>({ maxSize: max })
  const running = new Map<string, Promise<answer>>()
  const valid = (key: string) => {
    const cached = known.get(key)
    const age = now() - (cached?.at ?? 0)
    // A clock that was set back makes nothing younger.
    return age >= 0 && age < lifeMs ? cached : undefined
  }
  return {
    known: (key) => valid(key)?.answer,
    get(key, query) {
      const cached = valid(key)
      if (cached) return Promise.resolve(cached.answer)
      const same = running.get(key)
      if (same) return same
      const answering = query()
        .then((answer) => {
          if (running.get(key) === answering) known.set(key, { answer, at: now() })
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
