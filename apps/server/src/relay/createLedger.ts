import type { WaitingBytes } from './createOwnTotals.js'
import type { Weighed } from './RelayStore.js'

/** How many bytes may wait; 0 is any amount. */
export type WaitingLimits = {
  readonly all: number
  readonly project: number
  readonly source: number
  readonly client: number
  readonly topic: number
}

/** What of the room of many is kept for those of whom little waits. */
const keptShare = 1 / 5
/** How much is little: one of so many. */
const littleShare = 1 / 1_000
const littleMin = 20_000

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Whose bytes wait: of a client, a project, a network address, a topic, and of all. */
export function createLedger(bytes: WaitingBytes, limits: WaitingLimits) {
  const isWithin = (name: string, more: number, most: number) =>
    most === 0 || bytes.of(name) + more <= most
  /** A source with little waiting may use all of it, others not its last part, so that one of them does not shut out the rest. */
  const isFair = (name: string, more: number, most: number, ofSource: number) => {
    const isLittle = ofSource + more <= Math.max(littleMin, most * littleShare)
    return isWithin(name, more, isLittle ? most : most * (1 - keptShare))
  }
  const change = (message: Weighed, sign: 1 | -1) => {
    const until = endOf(message)
    for (const name of namesOf(message)) bytes.change(name, sign * message.bytes, until)
  }
  return {
    /** Whether these may wait too. They are of one publisher. */
    hasRoom(messages: readonly Weighed[]): boolean {
      const [first] = messages
      if (!first) return true
      const more = messages.reduce((sum, one) => sum + one.bytes, 0)
      const [client, project, source] = namesOf(first)
      const ofSource = bytes.of(source)
      return (
        isWithin(client, more, limits.client) &&
        isWithin(source, more, limits.source) &&
        isFair(project, more, limits.project, ofSource) &&
        isFair(all, more, limits.all, ofSource) &&
        [...byTopic(messages)].every(([topic, some]) => isWithin(topic, some, limits.topic))
      )
    },
    add: (message: Weighed) => change(message, 1),
    remove: (message: Weighed) => change(message, -1),
    /** All that waits. */
    total: () => bytes.of(all),
  }
}

const all = 'all'

function namesOf({ publisher, project, source, topic }: Weighed) {
  const own = [`client ${publisher}`, `project ${project}`, `source ${source}`] as const
  return [...own, `topic ${topic}`, all] as const
}

function byTopic(messages: readonly Weighed[]): Map<string, number> {
  const topics = new Map<string, number>()
  for (const one of messages) {
    const name = `topic ${one.topic}`
    topics.set(name, (topics.get(name) ?? 0) + one.bytes)
  }
  return topics
}

/** When it counts no more: a little after its time, so that many end together. */
function endOf({ publishedAt, expiresAt }: Weighed): number {
  const lifeMs = expiresAt - publishedAt
  const stepMs = lifeMs <= hourMs ? minuteMs : lifeMs <= 24 * hourMs ? 15 * minuteMs : 2 * hourMs
  return Math.ceil(expiresAt / stepMs) * stepMs
}
