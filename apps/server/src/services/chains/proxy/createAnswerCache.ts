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
  const kept = new Map<string, { result: unknown; bytes: number; until: number }>()
  let bytes = 0

  const remove = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    get(key) {
      const entry = kept.get(key)
      if (!entry) return undefined
      kept.delete(key)
      kept.set(key, entry)
      if (entry.until > now()) return entry
      remove(key)
      return undefined
    },
    put(key, result, ms) {
      remove(key)
      // Characters take up to two bytes.
      const size = 2 * (key.length + writeExact(result).length) + entryBytes
      if (size > bytesMax * shareMax) return
      kept.set(key, { result, bytes: size, until: now() + ms })
      bytes += size
      for (const oldest of kept.keys()) {
        if (bytes <= bytesMax) return
        remove(oldest)
      }
    },
  }
}
