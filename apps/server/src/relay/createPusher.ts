import type { RelayMetrics } from '../metrics/createRelayMetrics.js'
import { quote } from './quote.js'
import type { RelaySocket } from './RelaySocket.js'
import type { RelayMessage, RelayStore } from './RelayStore.js'

/** A client that answers none of so many gets no more until it subscribes anew. */
const unansweredMax = 5_000

/** Pushes messages over sockets and hears of what was received. */
export function createPusher({ metrics, now, store }: createPusher.Parts) {
  // The clients' own ids have as many digits, and a number still holds them.
  let last = now() * 1_000

  /** @param before a push that is not answered is repeated when its id is not above this one */
  const push = (socket: RelaySocket, message: RelayMessage, before = -1) => {
    const subscription = socket.subscriptions.get(message.topic)
    if (subscription === undefined || socket.isClosed) return
    const earlier = socket.unanswered?.latest.get(message.hash)
    if (earlier !== undefined && earlier > before) return
    socket.unanswered ??= { pushes: new Map(), latest: new Map() }
    const { latest, pushes } = socket.unanswered
    if (pushes.size >= unansweredMax) return
    last += 1
    const { topic, hash, expiresAt, publishedAt, publisher, tag, attestation } = message
    const { project, source, bytes } = message
    const at = now()
    // One literal: what is spread is copied name by name, for every message.
    const pushed = { topic, hash, publishedAt, expiresAt, publisher, project, source, bytes, at }
    pushes.set(last, pushed)
    latest.set(hash, last)
    const sealed = `"topic":${quote(topic)},"message":${quote(message.message)}`
    const vouched = attestation === null ? null : quote(attestation)
    const data = `{${sealed},"publishedAt":${publishedAt},"tag":${tag},"attestation":${vouched}}`
    const params = `{"id":"${subscription}","data":${data}}`
    socket.send(`{"id":${last},"jsonrpc":"2.0","method":"irn_subscription","params":${params}}`)
    metrics.pushed()
  }
  const answered = (socket: RelaySocket, id: unknown, isReceived: boolean): boolean => {
    const sent = typeof id === 'string' ? Number(id) : id
    const { unanswered } = socket
    const one = typeof sent === 'number' ? unanswered?.pushes.get(sent) : undefined
    if (!unanswered || !one) return false
    if (unanswered.pushes.size === 1) socket.unanswered = undefined
    else {
      unanswered.pushes.delete(sent as number)
      unanswered.latest.delete(one.hash)
    }
    if (isReceived) {
      store.ack(one)
      metrics.received((now() - one.at) / 1_000)
    }
    return true
  }
  return { push, answered, lastId: () => last }
}

export declare namespace createPusher {
  type Parts = { metrics: RelayMetrics; now(): number; store: RelayStore }
}
