import type { Address } from 'viem'

export type TokenAllowance = {
  readonly token: Address
  /** `all`: as much as there is, as DAI has it. */
  readonly amount: bigint | 'all'
  /** How long it holds, in seconds since 1970; `undefined`: it has no end. */
  readonly until: bigint | undefined
}

/** A part of an order. Without a token it is the network's coin. */
export type OrderItem = {
  readonly token: Address | undefined
  readonly amount: bigint
  /** Of a collection; `any`: the filler of the order chooses, among all or among a list that is not in the order. */
  readonly id: bigint | 'any' | undefined
}

export type ReadOrder = {
  /** Where it is traded. */
  readonly market: string
  /** At most. */
  readonly gives: readonly OrderItem[]
  /** What comes back to the account, at least; nothing is possible. */
  readonly gets: readonly OrderItem[]
  /** A receiver other than the account. */
  readonly receiver: Address | undefined
  /** Seconds since 1970; `undefined`: it has no end. */
  readonly deadline: bigint | undefined
  /** It may be filled bit by bit. */
  readonly inParts: boolean
  /** It names code or rules by a hash that decide what comes back: the user cannot see them. */
  readonly isOpen: boolean
}

/** What signing typed data allows, where it is one of the known kinds and is signed for the known contract. */
export type ReadTypedData =
  | {
      readonly is: 'allowances'
      readonly spender: Address
      readonly allowances: readonly TokenAllowance[]
      /** Until when the signature can be used; seconds since 1970; `undefined`: for ever. */
      readonly deadline: bigint | undefined
    }
  | {
      readonly is: 'transfer'
      readonly token: Address
      readonly to: Address
      readonly amount: bigint
      readonly deadline: bigint | undefined
    }
  | ({ readonly is: 'order' } & ReadOrder)
  /** Takes back what a key may do by itself, and does nothing else. */
  | { readonly is: 'revocation'; readonly id: string }
  | { readonly is: 'unknown' }
