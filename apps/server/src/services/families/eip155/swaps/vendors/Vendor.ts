import type { SwapPlace } from '@foyer/protocol/swaps'
import type { SwapFee, SwapVendorSettings } from '../../../../../config/swapSettings.js'
import type { SwapOffer, SwapOrder } from '../../../../swaps/SwapProvider.js'
import type { SendToService, SwapService } from '../../../../swaps/SwapService.js'

/** A swap service of others. All that is particular to it stands in one object, in a file of its own. */
export type Vendor = SwapService & {
  /** What its transactions go to and what takes tokens, by network. What its answers name beside that is refused. */
  readonly places: Readonly<Record<string, SwapPlace>>
  /** What it gives for an order, with what builds it: the transaction itself, or its own notes of the way. */
  quote(order: VendorOrder, send: SendToService): Promise<VendorQuote>
  /** The transaction of a way that it gave, where its quote has none. */
  build?(
    order: VendorOrder & { readonly minReceived: bigint },
    route: unknown,
    send: SendToService,
  ): Promise<VendorCall>
}

export type VendorOrder = SwapOrder & {
  /** The number of the chain. */
  readonly chain: number
  /** The contracts of the service there. */
  readonly place: SwapPlace
  /** How much less than quoted may arrive, in hundredths of a per cent. */
  readonly slippageBps: number
  readonly fee: SwapFee | undefined
  readonly settings: SwapVendorSettings
  /** Seconds since 1970 until which the transaction is good, where the service takes that. */
  readonly deadline: number
  /** @throws `SwapError` (`token_not_supported`) for what is no token */
  decimalsOf(token: string): Promise<number>
}

/** What it says the order is. Each that it says has to be that of the order. */
export type VendorEcho = {
  readonly chain?: number | null | undefined
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
  readonly amount?: bigint | null | undefined
  readonly sender?: string | null | undefined
  readonly recipient?: string | null | undefined
  readonly router?: string | null | undefined
  readonly spender?: string | null | undefined
}

export type VendorQuote = Pick<SwapOffer, 'toAmount' | 'gas' | 'fees'> & {
  readonly says: VendorEcho
  /** The least that arrives, where the quote settles that already. */
  readonly minReceived?: bigint
  readonly call?: VendorCall
  /** What `build` needs, as JSON. */
  readonly route?: unknown
}

export type VendorCall = {
  readonly to: string
  readonly data: string
  readonly value: bigint
  readonly minReceived: bigint
  readonly says?: VendorEcho
}
