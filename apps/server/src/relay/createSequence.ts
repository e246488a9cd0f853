import type { RelayMessage } from './RelayStore.js'

/** Tells in which order messages came, also those of one millisecond; for as long as they are held. */
export type Sequence = {
  /** Its place; it gets the next one when it has none. */
  of(message: RelayMessage): number
  /** Gives it the place that it had before. */
  set(message: RelayMessage, place: number): void
  /** Sorts the oldest first. */
  compare(one: RelayMessage, other: RelayMessage): number
}

/** A map beside the messages would be looked at by each collection of garbage, and cost a tenth of a message. */
export function createSequence(now: () => number): Sequence {
  // Above those of processes before; a number still holds it.
  let last = now() * 1_000
  const of = (message: RelayMessage) => {
    if (message.place !== undefined) return message.place
    last += 1
    message.place = last
    return last
  }
  return {
    of,
    set(message, place) {
      message.place = place
    },
    compare: (one, other) => one.publishedAt - other.publishedAt || of(one) - of(other),
  }
}
