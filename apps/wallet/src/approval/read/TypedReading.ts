import type { Address } from 'viem'

export type Allowance = {
  readonly token: Address
  /** `all`: as much as there is, as DAI has it. */
  readonly amount: bigint | 'all'
  /** Seconds since 1970. */
  readonly until: bigint | undefined
}

/** A part of an order. Without a token it is the network's coin. */
export type OrderItem = {
  readonly token: Address | undefined
  readonly amount: bigint
  /** Of a collection. */
  readonly id: bigint | undefined
}

/** What signing typed data allows, where it is one of the known kinds and is signed for the known contract. */
export type ReadTypedData =
  | {
      readonly is: 'allowances'
      readonly spender: Address
      readonly allowances: readonly Allowance[]
      /** Until when the signature can be used; seconds since 1970. */
      readonly deadline: bigint
    }
  | {
      readonly is: 'transfer'
      readonly token: Address
      readonly to: Address
      readonly amount: bigint
      readonly deadline: bigint
    }
  | {
      readonly is: 'order'
      /** Where it is traded. */
      readonly market: string
      readonly gives: readonly OrderItem[]
      /** What comes back to the account; nothing is possible. */
      readonly gets: readonly OrderItem[]
      /** Somebody else than the account gets it. */
      readonly receiver: Address | undefined
      readonly deadline: bigint
    }
  | { readonly is: 'unknown' }
