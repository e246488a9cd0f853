import type { ChainError } from '../ChainError.js'

/** Why a node gave no answer that could be used. */
export type Fault =
  | 'late'
  | 'unreachable'
  | 'refused'
  | 'limited'
  | 'malformed'
  | 'oversized'
  | 'wrong_chain'
  | 'unable'

/** What came of asking a node: a result, an error of the call itself, or a fault of the node. */
export type NodeOutcome = 'answered' | 'error' | Fault

/** A node gave no answer that could be used; another one may. */
export class NodeFault extends Error {
  override name = 'NodeFault'
  readonly fault: Fault
  /** What the node said, if it said why. */
  readonly said: ChainError | undefined

  constructor(fault: Fault, said?: ChainError) {
    super(`A node failed: ${fault}`)
    this.fault = fault
    this.said = said
  }
}
