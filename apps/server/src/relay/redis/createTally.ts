import { relayTtlMaxS } from '@foyer/protocol/relay'
import { afterUnref } from '../../bounds/timers/afterUnref.js'
import type { RelayMessage } from '../RelayStore.js'
import type { RedisClient } from './openClient.js'

type Counted = Pick<RelayMessage, 'topic' | 'hash' | 'expiresAt'>

const writeEveryMs = 250
/** Without a server that writes, the counts go after the longest that any message waits. */
const keptMs = relayTtlMaxS * 1_000
/** Half of each is enough to tell messages apart. */
const nameOf = ({ topic, hash }: Counted) => topic.slice(0, 32) + hash.slice(0, 32)

/**
 * Counts what waits, for all processes together. What was counted is written now and then: the number is for who watches
 * the relay, and what a process could not write any more goes with its time.
 */
export function createTally(key: string, client: () => RedisClient | undefined) {
  const added = new Map<string, number>()
  const removed = new Set<string>()
  let cancel: (() => void) | undefined

  const write = async () => {
    cancel?.()
    cancel = undefined
    const redis = client()
    const members = [...added].map(([value, score]) => ({ value, score }))
    const gone = [...removed]
    added.clear()
    removed.clear()
    await Promise.all([
      members.length > 0 ? redis?.zAdd(key, members) : undefined,
      gone.length > 0 ? redis?.zRem(key, gone) : undefined,
      redis?.pExpire(key, keptMs),
    ])
  }
  const plan = () => {
    cancel ??= afterUnref(writeEveryMs, () => void write().catch(() => undefined))
  }
  return {
    add(message: Counted): void {
      added.set(nameOf(message), message.expiresAt)
      plan()
    },
    remove(message: Counted): void {
      const name = nameOf(message)
      // One that came and went is not worth a word.
      if (!added.delete(name)) removed.add(name)
      plan()
    },
    write,
  }
}

export type Tally = ReturnType<typeof createTally>
