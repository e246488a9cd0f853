/** What the account itself pays of fees. Smallest unit of the network’s coin. */
export type FeeDue = {
  readonly most: bigint
  /** The usual fee of the network for the same, as its node states it; `undefined` without an answer. */
  readonly usual: bigint | undefined
}
