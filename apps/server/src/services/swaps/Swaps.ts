import type { ApproveTransaction, Quote, SwapToken, SwapTransaction } from '@foyer/protocol/api'
import type { GasPrices } from './SwapProvider.js'

/** Swaps of tokens, over all providers of a network. Tokens are CAIP-10 ids, amounts in smallest units. */
export type Swaps = {
  /** The tokens that the operator or its lists vouch for. @throws 400 `network_not_supported` */
  tokens(networkId: string): Promise<SwapToken[]>
  /**
   * What all providers give, the best first: by what is received, less gas where prices are known.
   *
   * @throws 400 `network_not_supported`, `token_not_supported`, `no_route`, `amount_too_small`, `amount_too_large`; 429; 502 `provider_down`
   */
  quotes(order: SwapRequest): Promise<Quote[]>
  /** What the spender of the quote, or of the first provider, may take; all that there can be of the native coin. */
  allowance(request: AllowanceRequest): Promise<bigint>
  /** @throws 400 `network_not_supported`, also where nothing has a price of its own that a call is paid by */
  gasPrices(networkId: string): Promise<GasPrices>
  /**
   * The transaction of a quote, or of the first provider's new one.
   *
   * @throws as `quotes`; 400 `quote_unknown` for an id of another order or none of this server's, and for one that is over; 409 `price_moved`
   * when a new quote gives less than `minReceived`
   */
  build(order: SwapRequest & BuildRequest): Promise<SwapTransaction>
  /** @throws 400 `token_not_supported` where nothing has to be allowed; `amount_missing` where the operator allows no unlimited approvals */
  approve(request: AllowanceRequest & ApproveRequest): Promise<ApproveTransaction>
  /** Forgets what providers kept of quotes that are over. */
  forget(): Promise<void>
}

export type SwapRequest = {
  /** For whom the providers' answers are counted; empty where the caller has none. */
  readonly project: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
  /** The account's address alone, or its CAIP-10 id. */
  readonly account: string
}

type AllowanceRequest = {
  readonly token: string
  readonly account: string
  readonly quoteId: string | undefined
}

type BuildRequest = {
  readonly slippageBps: number
  readonly quoteId: string | undefined
  readonly minReceived: bigint | undefined
  /** Whether the gas is measured, which fails before the token is allowed. */
  readonly isMeasured: boolean
}

type ApproveRequest = { readonly amount: bigint | undefined }
