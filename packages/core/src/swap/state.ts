import type { CaipNetworkId } from '@foyer/protocol'
import type { FeeLine, FeeSpeed } from '../SendFeatures.js'
import type {
  OfferedSwap,
  SwapAsset,
  SwapPlan,
  SwapStep,
  SwapWarning,
  SwapWarningCode,
} from '../SwapFeatures.js'
import type { SendAmount, SendToken } from '../send/state.js'

/** A token that can be chosen, as a list or the network tells of it. The network's coin has no `address`. */
export type SwapListing = {
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
  /** What one whole token costs in US dollars, as a decimal; absent where no price is known. */
  readonly price?: string | undefined
  /** What the account has by the list, in the smallest unit; absent where the list does not tell. */
  readonly balance?: bigint | undefined
  /** It is on the list of the host's server, named by the host, or the coin. What is not may bear any name. */
  readonly isListed: boolean
}

/** What can be chosen for a swap. */
export type SwapTokenLists = {
  /** What the account has, by value. */
  readonly own: readonly SwapListing[]
  /** At most eight well-known ones; none while it is searched. */
  readonly suggested: readonly SwapListing[]
  /** All that are listed, by symbol; those that the account has are among them. */
  readonly tokens: readonly SwapListing[]
  /** The one that was searched by its address, and is on no list: it may bear any name. */
  readonly pasted?: SwapListing | undefined
}

/** A side of the swap. */
export type ChosenToken = Omit<SendToken, 'tokenId' | 'standard'> & {
  readonly isListed: boolean
  /** Decimals and balance are those of the chain. Nothing is quoted before. */
  readonly isRead: boolean
}

export type SwapSide = 'from' | 'to'

/**
 * What is offered for the swap as it stands. Each edit of a token or of the amount makes a new `question`, and what comes for an earlier one, or after a later answer of the same
 * one, is dropped.
 *
 * - `idle`: something is missing, or both tokens are one. `waiting`: the user may go on typing. `reading`: offers are on their way; those that are shown still hold.
 * - `there`: these are the latest. `failed`: `failure` says why.
 */
export type SwapQuoting = {
  readonly status: 'idle' | 'waiting' | 'reading' | 'there' | 'failed'
  readonly question?: SwapQuestion | undefined
  /** Which reading is the latest. */
  readonly turn: number
  /** The best one first. */
  readonly offers: readonly OfferedSwap[]
  /** When they came, in ms since the epoch. */
  readonly at?: number | undefined
  /** The error of the latest reading, a `FoyerError` in all cases that are known. */
  readonly failure?: unknown
}

/** What is quoted: an answer belongs to it, and to no other. */
export type SwapQuestion = {
  readonly caipNetworkId: CaipNetworkId
  readonly account: string
  readonly from: SwapAsset
  readonly to: SwapAsset
  readonly amount: bigint
}

/** What is signed when the user agrees, and nothing else. */
export type SwapPreview = {
  readonly offer: OfferedSwap
  /** In the smallest unit of the token that is given. */
  readonly amount: bigint
  /** About what is received, and what is received at the least: the transaction reverts below it. */
  readonly toAmount: bigint
  readonly minReceived: bigint
  readonly slippageBps: number
  /** Each a request of the wallet, in their order; one request in all where `isBatch`. */
  readonly steps: readonly SwapStep[]
  readonly isBatch: boolean
  /** What the account has allowed until now. */
  readonly allowance: bigint
  readonly fees: readonly (FeeLine & { readonly worth?: string | undefined })[]
  /** All of them, at most, in the coin's smallest unit: of all steps. */
  readonly fee: bigint
  /** In US dollars, a decimal rounded up: below a cent with as many as six places. Absent where no price is known; so is `worth` of a part. */
  readonly feeWorth?: string | undefined
  readonly isSponsored: boolean
  /** What arrives when a node plays it through; absent where none does. */
  readonly receives?: bigint | undefined
  readonly warnings: readonly SwapWarning[]
  /** What was shown before, where less would be received now. */
  readonly before?: { readonly toAmount: bigint; readonly minReceived: bigint } | undefined
  /** ms since the epoch. From `swapOfferMs` on it is made anew before anything is signed. */
  readonly madeAt: number
  /** ms since the epoch. A preview that is made anew while it stands keeps it: what the account swaps after it has to be seen first (`sent_meanwhile`). */
  readonly begunAt: number
  readonly plan: SwapPlan
}

/**
 * A swap that is being put together. `undefined` fields are what is missing still; `swapButton` says which is next.
 *
 * - `editing`: nothing was begun. `preparing`: the preview is made. `prepared`: it is there.
 * - `approving`: the wallet has the approval, or it is on its way into a block; the preview is made anew then. `asking`: the wallet has the swap.
 * - `sent`: `hash` is on its way, and stands in `send.sent` to its end. `failed`: `failure` says why, and the preview is gone.
 */
export type SwapDraft = {
  /** Of this draft alone: what comes for one that was opened before it is dropped. */
  readonly id: symbol
  readonly caipNetworkId: CaipNetworkId
  readonly account: string
  readonly fromToken: ChosenToken | undefined
  readonly toToken: ChosenToken | undefined
  /** Of `fromToken`. */
  readonly amount: SendAmount
  /** How much less than shown may arrive, in hundredths of a per cent. */
  readonly slippageBps: number
  readonly speed: FeeSpeed
  readonly quoting: SwapQuoting
  /** The `key` of the offer that the user chose; the best one where it is absent, or not offered any more. */
  readonly offerKey?: string | undefined
  /** The warnings that the user confirmed, for these tokens and this amount. */
  readonly accepted: readonly SwapWarningCode[]
  /** The sponsor of its fee refused: the account pays. */
  readonly paysItself?: boolean | undefined
  /** Which preview is the latest one that was begun. */
  readonly attempt: number
  readonly status: 'editing' | 'preparing' | 'prepared' | 'approving' | 'asking' | 'sent' | 'failed'
  readonly preview: SwapPreview | undefined
  /** The error of the last step, a `FoyerError` in all cases that are known; gone with the next edit. */
  readonly failure: unknown
  readonly hash?: string | undefined
}

export type SwapState = {
  readonly draft?: SwapDraft | undefined
}
