/** Why a provider gives no offer. */
export type SwapFault =
  | 'no_route'
  | 'amount_too_small'
  | 'amount_too_large'
  | 'token_not_supported'
  | 'rate_limited'
  | 'provider_down'
  | 'price_moved'

/** A provider that gives no offer, and why. */
export class SwapError extends Error {
  override readonly name = 'SwapError'
  readonly fault: SwapFault
  /** Seconds after which it may be asked again, where it said so. */
  readonly retryAfter: number | undefined

  constructor(
    fault: SwapFault,
    { retryAfter, cause }: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(fault, { cause })
    this.fault = fault
    this.retryAfter = retryAfter
  }
}
