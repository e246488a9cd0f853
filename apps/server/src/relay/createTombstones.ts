import type { AckedMessage } from './RelayStore.js'

/** So many of the last are remembered, and up to twice as many; a publisher that repeats itself does so within seconds. */
const keptMin = 50_000

type Read = Pick<AckedMessage, 'topic' | 'expiresAt'>

/** Remembers which messages were read, so that they are neither delivered again nor taken again. */
export function createTombstones(now: () => number) {
  // By hash alone: what is sealed is never the same on two topics, and of others the last one is remembered.
  // The older ones go all at once: to find the first of a large map takes as long as many were removed before it.
  let young = new Map<string, Read>()
  let old = new Map<string, Read>()
  return {
    has({ topic, hash }: Pick<AckedMessage, 'topic' | 'hash'>): boolean {
      const one = young.get(hash) ?? old.get(hash)
      return one !== undefined && one.topic === topic && one.expiresAt > now()
    },
    add({ topic, hash, expiresAt }: AckedMessage): void {
      young.set(hash, { topic, expiresAt })
      if (young.size < keptMin) return
      old = young
      young = new Map()
    },
    /** Lets go of those whose time is up. */
    forget(): void {
      for (const read of [young, old])
        for (const [hash, { expiresAt }] of read) if (expiresAt <= now()) read.delete(hash)
    },
  }
}

export type Tombstones = ReturnType<typeof createTombstones>
