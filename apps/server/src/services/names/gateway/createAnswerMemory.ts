import QuickLRU from 'quick-lru'
import type { Hex } from 'viem'
import { createNameMemory } from '../createNameMemory.js'
import type { OwnName } from '../createOwnNames.js'

/**
 * So long what was read of a name is answered from again. A change by this process counts at once, one by another process or by hand
 * after this time.
 */
export const repeatMs = 5_000
const namesMax = 4_096
const answersMax = 4_096
/** Calls are a few hundred characters; longer ones are answered anew. */
const keyMax = 2_048

/** What was read of a name. */
type ReadName = {
  readonly found: OwnName | undefined
  /** Since when it may be otherwise, milliseconds since 1970. */
  readonly at: number
}

/** What was read of names, and the answers that were signed with it. */
type AnswerMemory = {
  read(name: string): Promise<ReadName>
  /** The answer of before to the same call, while what it was made of counts. */
  known(call: string): Hex | undefined
  keep(call: string, answer: { name: string; read: ReadName; data: Hex }): void
  /** What was read of a name, or is being read, counts no more, and no answer made of it. */
  forget(name: string): void
}

/** Clients of ENS repeat their questions: the signature of an answer takes longer than all else of it. */
export function createAnswerMemory({ find, now }: createAnswerMemory.Parts): AnswerMemory {
  const names = createNameMemory<ReadName>({ lifeMs: repeatMs, max: namesMax, now })
  const answers = new QuickLRU<string, { name: string; read: ReadName; data: Hex }>({
    maxSize: answersMax,
  })
  return {
    read: (name) =>
      names.get(name, async () => {
        const at = now()
        return { at, found: await find(name) }
      }),
    known(call) {
      const kept = answers.get(call)
      // What was forgotten meanwhile, or read again, is another object.
      return kept && names.known(kept.name) === kept.read ? kept.data : undefined
    },
    keep(call, answer) {
      if (call.length <= keyMax) answers.set(call, answer)
    },
    forget: names.forget,
  }
}

export declare namespace createAnswerMemory {
  type Parts = {
    find(name: string): Promise<OwnName | undefined>
    now(): number
  }
}
