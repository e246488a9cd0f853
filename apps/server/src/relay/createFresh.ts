import type { AckedMessage, RelayMessage } from './RelayStore.js'

type Key = Pick<AckedMessage, 'topic' | 'hash'>

/** Messages that came a moment ago, by topic and hash. */
export function createFresh() {
  const topics = new Map<string, Map<string, RelayMessage>>()
  let size = 0
  return {
    size: () => size,
    /** How many are of this topic. */
    sizeOf: (topic: string) => topics.get(topic)?.size ?? 0,
    of: (topic: string): readonly RelayMessage[] => [...(topics.get(topic)?.values() ?? [])],
    all: () => [...topics.values()].flatMap((messages) => [...messages.values()]),
    has: ({ topic, hash }: Key) => topics.get(topic)?.has(hash) ?? false,
    add(message: RelayMessage): void {
      size += 1
      const known = topics.get(message.topic)
      if (known) known.set(message.hash, message)
      else topics.set(message.topic, new Map([[message.hash, message]]))
    },
    delete({ topic, hash }: Key): boolean {
      const messages = topics.get(topic)
      if (!messages?.delete(hash)) return false
      size -= 1
      if (messages.size === 0) topics.delete(topic)
      return true
    },
  }
}
