import type { WaitingBytes, WaitingKind } from './createOwnTotals.js'
import type { Weighed } from './RelayStore.js'

/** How many bytes may wait; 0 is any amount. */
export type WaitingLimits = Readonly<Record<WaitingKind, number>>

/** What of the room of many is kept for those of whom little waits. */
const keptShare = 1 / 5
/** How much is little: one of so many. */
const littleShare = 1 / 1_000
const littleMin = 20_000

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Whose bytes wait: of a client, a project, a network address, a topic, and of all. */
export function createLedger(bytes: WaitingBytes, limits: WaitingLimits) {
  const isWithin = (waiting: number, more: number, most: number) =>
    most === 0 || waiting + more <= most
  /** A source with little waiting may use all of it, others not its last part, so that one of them does not shut out the rest. */
  const isFair = (waiting: number, more: number, most: number, ofSource: number) => {
    const isLittle = ofSource + more <= Math.max(littleMin, most * littleShare)
    return isWithin(waiting, more, isLittle ? most : most * (1 - keptShare))
  }
  const change = (message: Weighed, sign: 1 | -1) =>
    bytes.change(message, sign * message.bytes, endOf(message))
  return {
    /** Whether these may wait too. They are of one publisher. */
    hasRoom(messages: readonly Weighed[]): boolean {
      const [first] = messages
      if (!first) return true
      const more = messages.reduce((sum, one) => sum + one.bytes, 0)
      const { publisher, project, source } = first
      const ofSource = bytes.of('source', source)
      return (
        isWithin(bytes.of('client', publisher), more, limits.client) &&
        isWithin(ofSource, more, limits.source) &&
        isFair(bytes.of('project', project), more, limits.project, ofSource) &&
        isFair(bytes.of('all', ''), more, limits.all, ofSource) &&
        byTopic(messages).every(([topic, some]) =>
          isWithin(bytes.of('topic', topic), some, limits.topic),
        )
      )
    },
    add: (message: Weighed) => change(message, 1),
    remove: (message: Weighed) => change(message, -1),
    /** All that waits. */
    total: () => bytes.of('all', ''),
  }
}

/** Nearly always it is one, for which a map would cost more than all else here. */
function byTopic(messages: readonly Weighed[]): readonly (readonly [string, number])[] {
  const [first] = messages
  if (first && messages.length === 1) return [[first.topic, first.bytes]]
  const topics = new Map<string, number>()
  for (const { topic, bytes } of messages) topics.set(topic, (topics.get(topic) ?? 0) + bytes)
  return [...topics]
}

/** When it counts no more: a little after its time, so that many end together. */
function endOf({ publishedAt, expiresAt }: Weighed): number {
  const lifeMs = expiresAt - publishedAt
  const stepMs = lifeMs <= hourMs ? minuteMs : lifeMs <= 24 * hourMs ? 15 * minuteMs : 2 * hourMs
  return Math.ceil(expiresAt / stepMs) * stepMs
}
