import QuickLRU from 'quick-lru'
import type { HistoryPart, HistorySource } from '../HistorySource.js'

/** So long the same question gets the same answer: explorers count what they are asked. */
const cacheMs = 15_000
const cacheMax = 1_000

/** Asks a source for the same thing once in a while only, however many want to know. */
export function rememberParts(source: HistorySource): HistorySource {
  const cached = new QuickLRU<string, Promise<HistoryPart>>({ maxSize: cacheMax, maxAge: cacheMs })
  return (question) => {
    const { address, after, limit } = question
    const key = JSON.stringify([address, after ?? null, limit])
    const known = cached.get(key)
    if (known) return known
    const requested = source(question)
    cached.set(key, requested)
    // What failed is asked again by the next one.
    requested.catch(() => cached.delete(key))
    return requested
  }
}
