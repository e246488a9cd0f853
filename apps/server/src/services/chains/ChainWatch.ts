import type { NodeOutcome } from './nodes/NodeFault.js'

/** A node by the place where it stands in the configuration: its URL may hold a key. */
type NodePlace = { network: string; node: number }

/** Hears what happens with the nodes, to count it and to write it down. */
export type ChainWatch = {
  /** A node was asked, and this came of it. */
  called(place: NodePlace, outcome: NodeOutcome): void
  /** A call was answered without asking a node for it. */
  saved(network: string, how: 'cached' | 'coalesced'): void
  /** A node is of another network than the configuration says. Said once. */
  strayed(place: NodePlace): void
  /** A node failed so often that it is left alone for a while, or answers again. */
  turned(place: NodePlace, state: 'resting' | 'back'): void
}

export const unwatched: ChainWatch = {
  called: () => {},
  saved: () => {},
  strayed: () => {},
  turned: () => {},
}
