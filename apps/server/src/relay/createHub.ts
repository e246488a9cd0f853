import { hash } from 'node:crypto'
import type { RelayMetrics } from '../metrics/createRelayMetrics.js'
import { createPusher } from './createPusher.js'
import type { RelaySocket } from './RelaySocket.js'
import type { RelayStore } from './RelayStore.js'

/** Which sockets of this process listen to which topic, and how messages get to them. */
export type Hub = {
  /**
   * Gives the ids of subscriptions, in the order of the topics. From now on messages of these topics are
   * kept back for the socket until `deliver` is called, as the answer to the call goes first.
   */
  subscribe(socket: RelaySocket, topics: readonly string[]): Promise<string[]>
  /** Pushes what waits on topics just subscribed to, oldest first, and then what came meanwhile. */
  deliver(socket: RelaySocket, topics: readonly string[]): Promise<void>
  unsubscribe(socket: RelaySocket, topic: string): void
  /** The client answered a push. `false` when there was none of this id. */
  answered(socket: RelaySocket, id: unknown, isReceived: boolean): boolean
  /** The socket is gone. */
  leave(socket: RelaySocket): void
  topics(): number
}

type Topic = { readonly sockets: Set<RelaySocket>; joined: Promise<void> | undefined }

/** What of several topics is looked up together, in bytes. */
const togetherBytesMax = 4_000_000

export function createHub({ mailboxMax, metrics, now, store }: createHub.Parts): Hub {
  const topics = new Map<string, Topic>()
  const { push, lastId, answered } = createPusher({ metrics, now, store })

  store.listen((message) => {
    for (const socket of topics.get(message.topic)?.sockets ?? []) {
      if (socket.clientId === message.publisher) continue
      const held = socket.held.get(message.topic)
      if (held) held.messages.push(message)
      else push(socket, message)
    }
  })

  const enter = (socket: RelaySocket, name: string) => {
    let topic = topics.get(name)
    if (!topic) {
      topic = { sockets: new Set(), joined: store.join(name) }
      topics.set(name, topic)
    }
    topic.sockets.add(socket)
    const held = socket.held.get(name)
    if (held) held.lookups += 1
    else socket.held.set(name, { lookups: 1, messages: [], lookUp: undefined, isBroken: false })
    return topic.joined
  }
  const unsubscribe = (socket: RelaySocket, name: string) => {
    socket.subscriptions.delete(name)
    const held = socket.held.get(name)
    if (held) held.isBroken = true
    const topic = topics.get(name)
    if (!topic?.sockets.delete(socket) || topic.sockets.size > 0) return
    topics.delete(name)
    store.leave(name)
  }
  const leaveAll = (socket: RelaySocket, names: readonly string[]) => {
    for (const name of names) unsubscribe(socket, name)
  }
  /** What waits: of all topics at once as a rule, of one after the other when there is much. */
  async function* lookUp(socket: RelaySocket, topics: readonly string[]) {
    const request = { clientId: socket.clientId, max: mailboxMax }
    const all = await store.list({ ...request, topics, bytesMax: togetherBytesMax })
    if (!all.hasMore) yield all.messages
    else
      for (const topic of topics) {
        // A socket that reads slower than messages come was closed.
        if (socket.isClosed) return
        yield (await store.list({ ...request, topics: [topic] })).messages
      }
  }
  /** What came for these topics while they were looked up, unless another look-up goes on. */
  const release = (socket: RelaySocket, names: readonly string[]) =>
    names.flatMap((name) => {
      const held = socket.held.get(name)
      if (!held) return []
      held.lookups -= 1
      if (held.lookups > 0) return []
      socket.held.delete(name)
      return held.messages
    })
  const pushWaiting = async (socket: RelaySocket, names: readonly string[]) => {
    const before = lastId()
    const listed = new Set<string>()
    const pushAll = async () => {
      for await (const waiting of lookUp(socket, names))
        for (const message of waiting) {
          listed.add(message.hash)
          push(socket, message, before)
        }
    }
    try {
      await socket.lookUps(1, async () => {
        if (!socket.isClosed) await pushAll()
      })
    } finally {
      for (const message of release(socket, names))
        if (!listed.has(message.hash)) push(socket, message)
    }
  }
  const begin = async (socket: RelaySocket, names: readonly string[]) => {
    const looking = pushWaiting(socket, names)
    const ended = looking.catch(() => undefined)
    const all = names.flatMap((name) => socket.held.get(name) ?? [])
    for (const held of all) Object.assign(held, { lookUp: ended, isBroken: false })
    try {
      await looking
    } finally {
      for (const held of all) held.lookUp = undefined
    }
  }
  /** A subscription to a topic that is just looked up for the same socket delivers what that finds. */
  const follow = async (socket: RelaySocket, name: string, looking: Promise<void>) => {
    await looking
    if (socket.held.get(name)?.isBroken) return deliver(socket, [name])
    for (const message of release(socket, [name])) push(socket, message)
  }
  const deliver = async (socket: RelaySocket, names: readonly string[]): Promise<void> => {
    const lookUpOf = (name: string) => socket.held.get(name)?.lookUp
    const following = names.flatMap((name) => {
      const looking = lookUpOf(name)
      return looking ? [() => follow(socket, name, looking)] : []
    })
    const own = names.filter((name) => !lookUpOf(name))
    const all = following.map((one) => one())
    if (own.length > 0) all.push(begin(socket, own))
    await Promise.all(all)
  }

  return {
    async subscribe(socket, names) {
      const ids = names.map((name) => identify(socket, name))
      try {
        await Promise.all(names.map((name) => enter(socket, name)))
      } catch (error) {
        release(socket, names)
        leaveAll(socket, names)
        throw error
      }
      if (socket.isClosed) leaveAll(socket, names)
      return ids
    },
    deliver,
    unsubscribe,
    answered,
    leave(socket) {
      socket.isClosed = true
      leaveAll(socket, [...socket.subscriptions.keys()])
      socket.unanswered = undefined
      socket.held.clear()
    },
    topics: () => topics.size,
  }
}

/** The id of a subscription; clients that compute it themselves get the same. */
function identify({ clientId, subscriptions }: RelaySocket, topic: string): string {
  const known = subscriptions.get(topic)
  if (known !== undefined) return known
  const id = hash('sha256', topic + clientId)
  subscriptions.set(topic, id)
  return id
}

export declare namespace createHub {
  type Parts = {
    mailboxMax: number
    metrics: RelayMetrics
    now(): number
    store: RelayStore
  }
}
