import { createGate, type Gate } from '../bounds/createGate.js'
import type { AckedMessage, RelayMessage } from './RelayStore.js'

/** Look-ups for the subscriptions of one socket that go on at once; others wait. */
const lookUpsMax = 8

/** A message that was pushed over a socket and not answered yet. */
type Push = AckedMessage & {
  /** When it was pushed first, milliseconds since 1970. */
  readonly at: number
}

/**
 * Pushes that are not answered. They are made for the first one and go with the last: of maps that live as long as a socket, and
 * become empty with nearly each message, the runtime makes the tables anew among what lives long.
 */
type Unanswered = {
  /** By the id of the push, which only ever grows. */
  readonly pushes: Map<number, Push>
  /** The id of the latest push, by the hash of the message. */
  readonly latest: Map<string, number>
}

/** Messages that wait behind older ones which are just being looked up. */
type Held = {
  /** Subscriptions that wait for what is looked up. */
  lookups: number
  readonly messages: RelayMessage[]
  /** The look-up that goes on. It never rejects. */
  lookUp: Promise<void> | undefined
  /** Its subscription ended meanwhile, and what came then was not heard. */
  isBroken: boolean
}

/** A client of the relay, and the project that its messages count for. */
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
  /** What is pushed over it and not answered; nothing when all is. */
  unanswered: Unanswered | undefined
  readonly held: Map<string, Held>
  /** Look-ups for its subscriptions go through it, each of size 1. */
  readonly lookUps: Gate
  /** Ends when what it fetches, or says it received, was looked up. It never rejects. */
  turn: Promise<unknown>
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
    unanswered: undefined,
    held: new Map(),
    lookUps: createGate(lookUpsMax),
    turn: Promise.resolve(),
    isClosed: false,
  }
}
