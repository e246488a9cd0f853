import QuickLRU from 'quick-lru'

/** Answers to questions: asked once however many ask at once, and again when the answer is old. */
export type Memory<answer> = {
  /** A failure is told to all who wait, and not remembered. */
  get(key: string, ask: () => Promise<answer>): Promise<answer>
}

export function createMemory<answer>({
  lifeMs,
  max,
  now,
}: createMemory.Parameters): Memory<answer> {
  const known = new QuickLRU<string, { answer: answer; until: number }>({ maxSize: max })
  const running = new Map<string, Promise<answer>>()
  return {
    get(key, ask) {
      const kept = known.get(key)
      if (kept && kept.until > now()) return Promise.resolve(kept.answer)
      const same = running.get(key)
      if (same) return same
      const asked = ask()
        .then((answer) => {
          known.set(key, { answer, until: now() + lifeMs })
          return answer
        })
        .finally(() => running.delete(key))
      running.set(key, asked)
      return asked
    },
  }
}

export declare namespace createMemory {
  type Parameters = { lifeMs: number; max: number; now(): number }
}
