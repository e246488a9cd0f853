import type { AckedMessage, RelayMessage } from './RelayStore.js'

/** A message that was pushed over a socket and not answered yet. */
type Push = AckedMessage & {
  /** When it was pushed first, milliseconds since 1970. */
  readonly at: number
}

/** Messages that wait behind older ones which are just being looked up. */
type Held = { lookups: number; readonly messages: RelayMessage[] }

/** Who a client is to the relay, and whom what it sends is counted for. */
export type RelaySender = {
  readonly clientId: string
  readonly project: string
  /** The network address that it comes from, hashed. */
  readonly source: string
}

/** A connected client, as far as messages go. One client may have several: a page in several tabs. */
export type RelaySocket = RelaySender & {
  send(frame: string): void
  /** The ids of its subscriptions, by topic. */
  readonly subscriptions: Map<string, string>
  /** By the id of the push, which only ever grows. */
  readonly pushes: Map<number, Push>
  /** The id of the latest push, by the hash of the message. */
  readonly latest: Map<string, number>
  readonly held: Map<string, Held>
  /** It is gone, or is about to be. */
  isClosed: boolean
}

export function createRelaySocket(
  { clientId, project, source }: RelaySender,
  send: (frame: string) => void,
): RelaySocket {
  return {
    ...{ clientId, project, source },
    send,
    subscriptions: new Map(),
    pushes: new Map(),
    latest: new Map(),
    held: new Map(),
    isClosed: false,
  }
}
