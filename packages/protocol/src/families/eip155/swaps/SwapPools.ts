/** Where the exchanges of a network are. */
export type SwapPools = {
  /** The token that stands for the native coin in pools. */
  readonly wrapped: `0x${string}`
  /** Tokens that a swap may pass through, besides the wrapped coin: dollars, as a rule. */
  readonly between: readonly `0x${string}`[]
  /** An exchange of the Uniswap v2 kind. */
  readonly v2?: { readonly factory: `0x${string}`; readonly router: `0x${string}` } | undefined
  /** An exchange of the Uniswap v3 kind: its factory, QuoterV2 and SwapRouter02. */
  readonly v3?:
    | {
        readonly factory: `0x${string}`
        readonly quoter: `0x${string}`
        readonly router: `0x${string}`
      }
    | undefined
}

/** The way of a swap through pools: tokens in their order, and for v3 the fee of each pool in millionths. */
export type PoolRoute =
  | { readonly kind: 'v2'; readonly path: readonly `0x${string}`[] }
  | {
      readonly kind: 'v3'
      readonly path: readonly `0x${string}`[]
      readonly fees: readonly number[]
    }

/** What a swap through pools gives now. */
export type PoolOffer = {
  readonly route: PoolRoute
  /** In the smallest unit. */
  readonly toAmount: bigint
  /** What it uses, about. */
  readonly gas: bigint
  /**
   * How much less is received than at the price of the pools before the swap, their fees included, in hundredths of a per cent; `undefined` where that price is not
   * known.
   */
  readonly impactBps: number | undefined
}
