import type { AckedMessage } from './RelayStore.js'

/** Those that are remembered; a publisher that repeats itself does so within seconds. */
const keptMax = 100_000

/** Remembers which messages were read, so that they are neither delivered again nor taken again. */
export function createTombstones(now: () => number) {
  const until = new Map<string, number>()
  return {
    has(message: Pick<AckedMessage, 'topic' | 'hash'>): boolean {
      const end = until.get(keyOf(message))
      return end !== undefined && end > now()
    },
    add(message: AckedMessage): void {
      until.set(keyOf(message), message.expiresAt)
      if (until.size <= keptMax) return
      for (const key of until.keys()) {
        until.delete(key)
        break
      }
    },
    /** Lets go of those whose time is up. */
    forget(): void {
      for (const [key, end] of until) if (end <= now()) until.delete(key)
    },
  }
}

/** Half of each is enough to tell them apart. */
const keyOf = ({ topic, hash }: Pick<AckedMessage, 'topic' | 'hash'>) =>
  topic.slice(0, 32) + hash.slice(0, 32)

export type Tombstones = ReturnType<typeof createTombstones>
