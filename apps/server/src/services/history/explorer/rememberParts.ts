import QuickLRU from 'quick-lru'
import type { HistoryPart, HistorySource } from '../HistorySource.js'

/** So long the same question gets the same answer: explorers count what they are asked. */
const keptMs = 15_000
const keptMax = 1_000

/** Asks a source for the same thing once in a while only, however many want to know. */
export function rememberParts(source: HistorySource): HistorySource {
  const kept = new QuickLRU<string, Promise<HistoryPart>>({ maxSize: keptMax, maxAge: keptMs })
  return (question) => {
    const { address, after, limit } = question
    const key = JSON.stringify([address, after ?? null, limit])
    const known = kept.get(key)
    if (known) return known
    const asked = source(question)
    kept.set(key, asked)
    // What failed is asked again by the next one.
    asked.catch(() => kept.delete(key))
    return asked
  }
}
