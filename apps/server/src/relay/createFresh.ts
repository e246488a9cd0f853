import type { AckedMessage, RelayMessage } from './RelayStore.js'

type Key = Pick<AckedMessage, 'topic' | 'hash'>

const everyOf = (messages: ReadonlyMap<string, RelayMessage>) => [...messages.values()]

/** Messages that came a moment ago, by topic and hash. What is over is not given, and stays until it is forgotten. */
export function createFresh(now: () => number) {
  const topics = new Map<string, Map<string, RelayMessage>>()
  let size = 0
  const waits = ({ expiresAt }: RelayMessage) => expiresAt > now()
  const of = (topic: string): readonly RelayMessage[] =>
    [...(topics.get(topic)?.values() ?? [])].filter(waits)
  const get = ({ topic, hash }: Key) => topics.get(topic)?.get(hash)
  const remove = ({ topic, hash }: Key): boolean => {
    const messages = topics.get(topic)
    if (!messages?.delete(hash)) return false
    size -= 1
    if (messages.size === 0) topics.delete(topic)
    return true
  }
  const sizeOf = (topic: string) => topics.get(topic)?.size ?? 0
  return {
    size: () => size,
    /** How many wait. */
    count: () => [...topics.keys()].reduce((sum, topic) => sum + of(topic).length, 0),
    /** How many are of this topic. */
    sizeOf,
    of,
    all: () => [...topics.keys()].flatMap(of),
    has(key: Key): boolean {
      const message = get(key)
      return message !== undefined && waits(message)
    },
    /** Whether it is this very one, and not one that came after it. */
    holds: (message: RelayMessage) => get(message) === message,
    /** Whether no more than `max` wait on a topic with these added. */
    hasRoom(messages: readonly RelayMessage[], max: number): boolean {
      // What is over is looked for only when it matters.
      const fits = (topic: string, more: number) =>
        sizeOf(topic) + more <= max || of(topic).length + more <= max
      const [first] = messages
      if (first && messages.length === 1) return fits(first.topic, 1)
      const added = new Map<string, number>()
      for (const { topic } of messages) added.set(topic, (added.get(topic) ?? 0) + 1)
      return [...added].every(([topic, more]) => fits(topic, more))
    },
    add(message: RelayMessage): void {
      // One whose time is up makes way: it comes behind what came meanwhile.
      remove(message)
      size += 1
      let known = topics.get(message.topic)
      if (!known) {
        known = new Map()
        topics.set(message.topic, known)
      }
      known.set(message.hash, message)
    },
    delete: remove,
    /** Lets go of what is over, among these or among all. */
    forget(among: readonly RelayMessage[] = [...topics.values()].flatMap(everyOf)): void {
      for (const message of among) if (!waits(message) && get(message) === message) remove(message)
    },
  }
}
