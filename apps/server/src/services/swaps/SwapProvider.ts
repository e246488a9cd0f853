import type { ApproveTransaction, SwapTransaction } from '@foyer/protocol/api'
import type { ServedNetwork } from '../chains/Chains.js'

/** What is swapped. Tokens by their addresses, the native coin by its pseudo-address; amounts in smallest units. */
export type SwapOrder = {
  readonly network: ServedNetwork
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly account: string
}

/** What a provider gives for an order now. */
export type SwapOffer = {
  readonly toAmount: bigint
  /** The address that has to be allowed to take the token; `undefined` where nothing has to be allowed. */
  readonly spender: string | undefined
  /** The contract or program that the transaction goes to. */
  readonly router: string
  readonly gas: bigint
  readonly fees: readonly { readonly token: string; readonly amount: bigint; readonly to: string }[]
  /** How much worse than at the price before the swap, in hundredths of a per cent. */
  readonly impactBps: number | undefined
  /** Whether it gives this very amount, whatever happens meanwhile. */
  readonly isExact: boolean
  /** What the provider needs to build it: JSON, sealed into the id of the quote. */
  readonly way: unknown
}

/**
 * Writes what a provider built in the words of the contract. With `isMeasured` it is played through first.
 *
 * @throws `SwapError` (`no_route`) when it would fail
 */
export type WriteSwap = (options: { readonly isMeasured: boolean }) => Promise<SwapTransaction>

/** What swaps tokens on networks of a chain family. One object each, so that operators switch them one by one. */
export type SwapProvider<built = WriteSwap> = {
  readonly id: string
  /** Whether it swaps on the network, by its settings alone. */
  serves(network: ServedNetwork): boolean
  /** @throws `SwapError`; what else it throws counts as `provider_down` */
  quote(order: SwapOrder): Promise<readonly SwapOffer[]>
  /**
   * The transaction of an offer of its own, which reverts below `minReceived`.
   *
   * @throws `SwapError`
   */
  build(order: SwapOrder & { minReceived: bigint; offer: SwapOffer }): Promise<built>
  /** The address that takes tokens where a call names no quote; `undefined` where nothing has to be allowed. */
  spender(network: ServedNetwork): string | undefined
}

/** What gas costs, in wei, by how fast a transaction shall get into a block. */
export type GasPrices = {
  readonly standard: bigint
  readonly fast: bigint
  readonly instant: bigint
}

/** What swaps of a chain family stand on. */
export type FamilySwaps = {
  /** In the order in which they count where a call names no quote. */
  readonly providers: readonly SwapProvider[]
  /** Absent where nothing has a price of its own that a call is paid by. */
  gasPrices?(network: ServedNetwork): Promise<GasPrices>
  /** Absent where tokens are moved by the account's own signature alone. */
  readonly approvals?: FamilyApprovals
  /** Forgets what its providers kept of quotes that are over. */
  forget?(): Promise<void>
}

/** How tokens of a family let others take them. */
type FamilyApprovals = {
  /** What the spender may take, in the smallest unit. @throws `SwapError` for what is no token */
  allowance(
    network: ServedNetwork,
    { token, account, spender }: { token: string; account: string; spender: string },
  ): Promise<bigint>
  /** The call of a token that allows the spender to take so much. @throws `SwapError` */
  write(
    network: ServedNetwork,
    {
      token,
      account,
      spender,
      amount,
    }: { token: string; account: string; spender: string; amount: bigint },
  ): Promise<ApproveTransaction>
}
