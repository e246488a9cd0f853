import { writeExact } from '../../exactJson.js'

/** Answers that hold, bounded by what they take; the ones not used for longest go first. */
export type AnswerCache = {
  get(key: string): { result: unknown } | undefined
  put(key: string, result: unknown, ms: number): void
}

/** One answer takes this part of the whole at most, or it would push out too much. */
const shareMax = 1 / 16
/** What an entry takes besides its text. */
const entryBytes = 200

export function createAnswerCache(bytesMax: number, now: () => number): AnswerCache {
  const cached = new Map<string, { result: unknown; bytes: number; until: number }>()
  let bytes = 0

  const remove = (key: string) => {
    bytes -= cached.get(key)?.bytes ?? 0
    cached.delete(key)
  }
  return {
    get(key) {
      const entry = cached.get(key)
      if (!entry) return undefined
      cached.delete(key)
      cached.set(key, entry)
      if (entry.until > now()) return entry
      remove(key)
      return undefined
    },
    put(key, result, ms) {
      remove(key)
      // Characters take up to two bytes.
      const size = 2 * (key.length + writeExact(result).length) + entryBytes
      if (size > bytesMax * shareMax) return
      cached.set(key, { result, bytes: size, until: now() + ms })
      bytes += size
      for (const oldest of cached.keys()) {
        if (bytes <= bytesMax) return
        remove(oldest)
      }
    },
  }
}
