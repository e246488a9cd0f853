import QuickLRU from 'quick-lru'

/** Cached answers: concurrent calls share one query, and an old answer is queried again. */
export type NameMemory<answer> = {
  /** A failure rejects all waiting calls, and is not remembered. */
  get(key: string, query: () => Promise<answer>): Promise<answer>
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
          known.set(key, { answer, until: now() + lifeMs })
          return answer
        })
        .finally(() => running.delete(key))
      running.set(key, answering)
      return answering
    },
  }
}

export declare namespace createNameMemory {
  type Parameters = { lifeMs: number; max: number; now(): number }
}
