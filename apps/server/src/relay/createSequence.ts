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

export function createSequence(now: () => number): Sequence {
  const places = new WeakMap<RelayMessage, number>()
  // Above those of processes before; a number still holds it.
  let last = now() * 1_000
  const of = (message: RelayMessage) => {
    const known = places.get(message)
    if (known !== undefined) return known
    last += 1
    places.set(message, last)
    return last
  }
  return {
    of,
    set: (message, place) => void places.set(message, place),
    compare: (one, other) => one.publishedAt - other.publishedAt || of(one) - of(other),
  }
}
