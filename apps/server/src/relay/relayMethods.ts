import { hash } from 'node:crypto'
import {
  type RelayErrorCode,
  type RelayMethod,
  type RelayParams,
  relayFetchMax,
} from '@foyer/protocol/relay'
import { ackWaiting } from './ackWaiting.js'
import { bytesOf } from './bytesOf.js'
import type { Hub } from './createHub.js'
import type { RelaySocket } from './RelaySocket.js'
import type { PutOutcome, RelayMessage, RelayStore } from './RelayStore.js'

/** What is done for a method that clients call. */
export type Calling = {
  readonly hub: Hub
  readonly store: RelayStore
  readonly socket: RelaySocket
  readonly limits: { topicsMax: number; ttlDefaultS: number; ttlMaxS: number }
  now(): number
  /** Whether so many messages may be published now; they are counted. */
  mayPublish(messages: number): boolean
}

/** Answers a call; exactly one of both is called, once. */
export type RelayReply = { done(result: unknown): void; fail(code: RelayErrorCode): void }

type ClientMethod = Exclude<RelayMethod, 'irn_subscription'>

type Methods = {
  readonly [method in ClientMethod]: (
    calling: Calling,
    params: RelayParams<method>,
    answer: RelayReply,
  ) => void | Promise<void>
}

/** Every method that a client may call. The parameters have been checked. */
export const relayMethods: Methods = {
  irn_subscribe: (calling, { topic }, answer) => subscribe(calling, [topic], answer, ([id]) => id),

  irn_batchSubscribe: (calling, { topics }, answer) =>
    subscribe(calling, topics, answer, (ids) => ids),

  irn_unsubscribe({ hub, socket }, { topic }, { done }) {
    hub.unsubscribe(socket, topic)
    done(true)
  },

  irn_batchUnsubscribe({ hub, socket }, { subscriptions }, { done }) {
    for (const { topic } of subscriptions) hub.unsubscribe(socket, topic)
    done(true)
  },

  irn_publish: (calling, params, answer) => publish(calling, [params], answer),

  irn_batchPublish: (calling, { messages }, answer) => publish(calling, messages, answer),

  irn_fetchMessages: (calling, { topic }, answer) =>
    inTurn(calling.socket, () => fetchMessages(calling, [topic], answer)),

  irn_batchFetchMessages: (calling, { topics }, answer) =>
    inTurn(calling.socket, () => fetchMessages(calling, topics, answer)),

  async irn_batchReceive({ hub, socket, store }, { receipts }, { done }) {
    // Without a socket the hash is all that a receiver knows.
    const named = receipts.filter(({ messageId }) => !hub.answered(socket, messageId, true))
    const hashes = new Set(named.map(({ topic, messageId }) => `${topic} ${messageId}`))
    const topics = new Set(
      named.filter(({ messageId }) => isHash(String(messageId))).map(({ topic }) => topic),
    )
    // A client's own messages are not among these: its receipt of one does not deliver it.
    const isNamed = ({ topic, hash }: RelayMessage) => hashes.has(`${topic} ${hash}`)
    if (topics.size > 0)
      await inTurn(socket, () => ackWaiting({ socket, store }, [...topics], isNamed))
    done(true)
  },

  // Its sender counts on hearing the answer without subscribing itself.
  wc_proposeSession: (calling, { pairingTopic, sessionProposal, ttl, attestation }, answer) =>
    publishAndSubscribe(calling, pairingTopic, answer, [
      {
        ...{ topic: pairingTopic, message: sessionProposal, ttl: ttl ?? pairingTtlS, attestation },
        ...{ tag: 1100, prompt: true },
      },
    ]),

  // First the answer: what the settlement is read with is made of it.
  wc_approveSession: (
    calling,
    { pairingTopic, sessionProposalResponse, sessionSettlementRequest, sessionTopic, ttl },
    answer,
  ) =>
    publishAndSubscribe(calling, sessionTopic, answer, [
      {
        ...{ topic: pairingTopic, message: sessionProposalResponse, ttl: ttl ?? pairingTtlS },
        ...{ tag: 1101, prompt: false },
      },
      {
        ...{ topic: sessionTopic, message: sessionSettlementRequest, ttl: ttl ?? pairingTtlS },
        ...{ tag: 1102, prompt: false },
      },
    ]),
}

type Published = RelayParams<'irn_publish'>

const pairingTtlS = 300
/** What is fetched at once, in bytes; what waits beside it is for the next one. */
const fetchBytesMax = 4_000_000
const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text)

/** One after the other for a socket: what is looked up may be large, and is not given again by the next. */
function inTurn(socket: RelaySocket, work: () => Promise<void>): Promise<void> {
  const turn = socket.turn.then(async () => {
    if (!socket.isClosed) await work()
  })
  socket.turn = turn.catch(() => undefined)
  return turn
}

async function subscribe(
  calling: Calling,
  topics: readonly string[],
  { done, fail }: RelayReply,
  result: (ids: string[]) => unknown,
): Promise<void> {
  const { hub, socket } = calling
  if (!hasRoom(calling, topics)) return fail('too_many_topics')
  // However often one is named, it is asked for once; the answer has an id for each that was named.
  const each = [...new Set(topics)]
  const ids = await hub.subscribe(socket, each)
  const byTopic = new Map(each.map((topic, nth) => [topic, ids[nth]]))
  done(result(topics.flatMap((topic) => byTopic.get(topic) ?? [])))
  await hub.deliver(socket, each)
}

function publish(calling: Calling, published: readonly Published[], answer: RelayReply): void {
  if (published.length === 0) answer.done(true)
  else if (calling.mayPublish(published.length)) keep(calling, published, answer)
  else answer.fail('rate_limited')
}

function keep(calling: Calling, published: readonly Published[], answer: RelayReply): void {
  const messages = published.map((one) => toMessage(calling, one))
  calling.store.put(messages, (outcome) => answerPut(outcome, answer))
}

async function publishAndSubscribe(
  calling: Calling,
  topic: string,
  answer: RelayReply,
  published: readonly Published[],
): Promise<void> {
  const { hub, socket } = calling
  if (!hasRoom(calling, [topic])) return answer.fail('too_many_topics')
  await hub.subscribe(socket, [topic])
  await new Promise<void>((resolve) => {
    publish(calling, published, {
      done(result) {
        answer.done(result)
        resolve()
      },
      fail(code) {
        answer.fail(code)
        resolve()
      },
    })
  })
  await hub.deliver(socket, [topic])
}

function hasRoom({ limits, socket }: Calling, topics: readonly string[]): boolean {
  const more = new Set(topics.filter((topic) => !socket.subscriptions.has(topic)))
  return socket.subscriptions.size + more.size <= limits.topicsMax
}

function answerPut(outcome: PutOutcome, { done, fail }: RelayReply): void {
  if (outcome === 'full') fail('mailbox_full')
  else if (outcome === 'crowded') fail('too_much_waits')
  else if (outcome === 'failed') fail('unavailable')
  else done(true)
}

function toMessage(
  { limits, now, socket }: Calling,
  { topic, message, ttl = limits.ttlDefaultS, tag, attestation = null }: Published,
): RelayMessage {
  const publishedAt = now()
  const { clientId: publisher, project, source } = socket
  const expiresAt = publishedAt + Math.min(ttl, limits.ttlMaxS) * 1_000
  const bytes = bytesOf(message, attestation)
  const sealed = hash('sha256', message)
  return {
    topic,
    hash: sealed,
    message,
    tag,
    attestation,
    publisher,
    publishedAt,
    expiresAt,
    project,
    source,
    bytes,
    // From the start, so that all messages have one shape.
    place: undefined,
  }
}

/** What is fetched counts as received. */
async function fetchMessages(
  { socket, store }: Calling,
  topics: readonly string[],
  { done }: RelayReply,
): Promise<void> {
  const { clientId } = socket
  const each = [...new Set(topics)]
  const { messages, hasMore } = await store.list({
    ...{ topics: each, clientId },
    ...{ max: relayFetchMax, bytesMax: fetchBytesMax },
  })
  done({
    messages: messages.map(({ topic, message, publishedAt, tag, attestation }) => ({
      ...{ topic, message, publishedAt, tag, attestation },
    })),
    hasMore,
  })
  // A socket that broke meanwhile received nothing.
  if (socket.isClosed) return
  for (const message of messages) store.ack(message)
}
