import type { AckedMessage } from './RelayStore.js'

/** Those that are remembered; a publisher that repeats itself does so within seconds. */
const keptMax = 100_000

/** Remembers which messages were read, so that they are neither delivered again nor taken again. */
export function createTombstones(now: () => number) {
  // By hash alone: what is sealed is never the same on two topics, and of others the last one is remembered.
  const read = new Map<string, AckedMessage>()
  return {
    has({ topic, hash }: Pick<AckedMessage, 'topic' | 'hash'>): boolean {
      const one = read.get(hash)
      return one !== undefined && one.topic === topic && one.expiresAt > now()
    },
    add({ topic, hash, expiresAt }: AckedMessage): void {
      read.set(hash, { topic, hash, expiresAt })
      if (read.size <= keptMax) return
      for (const oldest of read.keys()) {
        read.delete(oldest)
        break
      }
    },
    /** Lets go of those whose time is up. */
    forget(): void {
      for (const [hash, { expiresAt }] of read) if (expiresAt <= now()) read.delete(hash)
    },
  }
}

export type Tombstones = ReturnType<typeof createTombstones>
