import type { CaipNetworkId, Network } from '@foyer/protocol'
import type { Rpc } from './Rpc.js'
import type { FeeLine, FeeSpeed, SendFeatures, SendOrder } from './SendFeatures.js'

/** One side of a swap: the network's coin where there is no `address`. */
export type SwapAsset = {
  /** The token's contract or mint, without the network. */
  readonly address?: string | undefined
}

/** What is to be swapped. */
export type AssetSwap = {
  readonly network: Network
  /** The account that gives one token and receives the other. */
  readonly account: string
  readonly from: SwapAsset
  readonly to: SwapAsset
  /** What is given, in the smallest unit. */
  readonly amount: bigint
}

/** What a provider keeps, in the smallest unit of the token, and the address that gets it. */
export type OfferedFee = {
  /** Without the network; the coin where it is absent. */
  readonly token?: string | undefined
  readonly amount: bigint
  readonly to: string
}

/** What a provider would give for an order now. */
export type OfferedSwap = {
  /** Tells the offers of one quote apart; the same of the same provider and way in the next quote. */
  readonly key: string
  /** `pools`, `wrap`, or the id of a swap service. */
  readonly provider: string
  /** By which it was found: the network's own nodes, or the host's server. */
  readonly via: 'network' | 'server'
  /** In the smallest unit, with each fee of the provider taken off. */
  readonly toAmount: bigint
  /** Nothing can change it: one for one. */
  readonly isExact: boolean
  /** The contract or program that the transaction goes to. */
  readonly router: string
  /** The contract that takes the token; absent where nothing has to be allowed. */
  readonly spender?: string | undefined
  /** Empty when nothing is taken. */
  readonly fees: readonly OfferedFee[]
  /** What the transaction uses, about: gas, or compute units. */
  readonly gas: bigint
  /** How much less is received than at the price before the swap, in hundredths of a per cent; absent where that is not known. */
  readonly impactBps?: number | undefined
  /** The tokens that it passes through, in their order, where they are known; with both ends. */
  readonly path?: readonly string[] | undefined
  /** ms since the epoch, from which on it does not hold. */
  readonly expiresAt: number
  /** What its provider needs to build it. */
  readonly way: unknown
}

/**
 * What is said of a swap before anything is signed. `mustConfirm` is a warning that has to be confirmed (`acceptSwapWarning`).
 *
 * - `impact_high`: the swap moves the price against itself by 5 % or more; from 15 % on it has to be confirmed.
 * - `price_worse`: 5 % or more below a second price, or 15 % and more, which has to be confirmed.
 * - `price_better`: 10 % or more above a second price, which is too good; it has to be confirmed.
 * - `price_unknown`: there is no second price to compare with.
 * - `slippage_high`: more than 5 % less may arrive than is shown.
 * - `token_unlisted`: a token that no list has; it has to be confirmed.
 * - `token_taxed`: the token keeps a part of what moves.
 * - `not_played`: no node could play the swap through; it has to be confirmed where the page cannot read the transaction itself.
 * - `price_moved`: less would be received than was shown before.
 * - `allowance_lowered`: less was allowed than was wanted, so that one more approval is needed.
 */
export type SwapWarningCode =
  | 'impact_high'
  | 'price_worse'
  | 'price_better'
  | 'price_unknown'
  | 'slippage_high'
  | 'token_unlisted'
  | 'token_taxed'
  | 'not_played'
  | 'price_moved'
  | 'allowance_lowered'

export type SwapWarning = {
  readonly code: SwapWarningCode
  readonly mustConfirm: boolean
  /** Of a price or an impact: how many hundredths of a per cent; of a token: which side it is. */
  readonly bps?: number | undefined
  readonly side?: 'from' | 'to' | undefined
}

/** A transaction that the host's server built, in the words of its contract: nothing of it is believed. `from` in CAIP-10. */
export type BuiltSwap = BuiltCall | BuiltWire

/** A call of an EVM network. */
export type BuiltCall = {
  readonly from: string
  /** CAIP-10. */
  readonly to: string
  readonly data: string
  /** In wei. */
  readonly value: bigint
  readonly gas: bigint
}

/** A transaction as its network takes it, without signatures. */
type BuiltWire = {
  readonly from: string
  /** base64. */
  readonly wire: string
}

/** One request of a wallet. */
export type SwapStep = {
  /** `reset`: takes back what was allowed before. `approve`: allows the amount of the swap and no more. */
  readonly kind: 'reset' | 'approve' | 'swap'
  /** What `sendTransaction` of the family takes. */
  readonly transaction: object
}

/** A swap as it is signed when the user agrees, and what it does. */
export type SwapPlan = {
  /** What is to be signed, in its order. The last one is the swap. */
  readonly steps: readonly SwapStep[]
  /** What `sendCalls` of the family takes, where all steps go to the wallet as one. */
  readonly calls?: object | undefined
  /** Another pays what it costs, or nothing is sent. `fees` are none then. */
  readonly isSponsored?: true | undefined
  /** What all steps cost at most. */
  readonly fees: readonly FeeLine[]
  /** What may be taken of the token now. */
  readonly allowance: bigint
  /** What arrives when it is played through; absent where no node plays it. */
  readonly receives?: bigint | undefined
  /** What is received at the least: the transaction reverts below it. In the smallest unit. */
  readonly minReceived: bigint
  readonly warnings: readonly SwapWarning[]
  /** See `SendQuote`. */
  readonly does: string
}

/** A token as it says of itself. */
type SwapTokenFacts = {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** What a chain family knows of swaps: what is offered, and what is signed. Everything that comes from a server is checked here. */
export type SwapFeatures = {
  /** Whether anything can be swapped on a network without a server. */
  hasPools(network: Network): boolean
  /** The tokens of its exchanges, which every network of theirs has. */
  tokensOf(network: Network): readonly string[]
  /** What of the coin a swap may need beside its amount, in the smallest unit; absent where that follows from a payment's fee. */
  readonly coinsBeside?: bigint
  /** What an account has of an asset, and its decimals, by the chain. @throws `answer_invalid`, `invalid_caip_address` */
  readHolding: SendFeatures['readHolding']
  /** Fetches what `plan` and `readReceived` need, before they are called. */
  prefetch(): Promise<unknown>
  /** What tokens say of themselves; those that say nothing, or nonsense, are left out. */
  readTokens(
    rpc: Rpc,
    parameters: { network: Network; addresses: readonly string[] },
  ): Promise<readonly SwapTokenFacts[]>
  /** The asset that a text names: an address of a contract or a mint. `undefined` for any other text. */
  readAsset(text: string): SwapAsset | undefined
  /** Under which id the host's server knows an asset. */
  idOf(id: CaipNetworkId, asset: SwapAsset): string
  /** The asset of such an id. */
  assetOf(id: string): SwapAsset
  /**
   * What the network itself offers: exchanges of pools, and the coin's own token. The best first; none where nothing connects both. At most two batches of calls.
   *
   * @param now ms since the epoch
   */
  quote(rpc: Rpc, order: AssetSwap & { readonly now: number }): Promise<readonly OfferedSwap[]>
  /** Whether the page knows the contracts of an offer of the host's server. What it does not know is not offered. */
  isKnown(offer: OfferedSwap, order: AssetSwap): boolean
  /** Whether a wallet does several calls as one, by what it says of itself (EIP-5792). */
  isAtomic(capabilities: Readonly<Record<string, unknown>>, network: Network): boolean
  /**
   * What is signed for an offer, checked. Nothing of a server is believed: contracts and programs are compared with the page's tables, calls of pools are written anew, and where a node can, all steps are
   * played through and balances compared.
   *
   * @throws `swap_refused` with what is wrong (`not_loaded` where the code that checks it did not arrive), `transaction_reverted`, `funds_insufficient`, `coin_for_fee_missing`, `answer_invalid`
   */
  plan(rpc: Rpc, order: SwapPlanOrder): Promise<SwapPlan>
  /** What may be taken of a token by a contract now, in the smallest unit; absent where nothing is ever allowed. @throws `answer_invalid` */
  readAllowance?(
    rpc: Rpc,
    parameters: { network: Network; account: string; token: string; spender: string },
  ): Promise<bigint>
  /** The transaction that takes back what a contract may take of a token: what `sendTransaction` of the family takes. @throws `invalid_caip_address` */
  writeRevoke?(parameters: { token: string; spender: string }): object
  /** What an account received by a transaction, in the smallest unit; `undefined` where the network does not tell. */
  readReceived(
    rpc: Rpc,
    parameters: { network: Network; account: string; asset: SwapAsset; hash: string },
  ): Promise<bigint | undefined>
}

export type SwapPlanOrder = AssetSwap &
  Pick<SendOrder, 'isSmartAccount' | 'sponsor'> & {
    /** The wallet gets calls also where there is one alone. */
    readonly inCalls?: boolean | undefined
    /** It does several as one, or none of them. */
    readonly isAtomic?: boolean | undefined
    readonly offer: OfferedSwap
    /** The least that was shown, in the smallest unit. */
    readonly minReceived: bigint
    /** Of an offer of the host's server. */
    readonly built?: BuiltSwap | undefined
    readonly speed: FeeSpeed
  }
