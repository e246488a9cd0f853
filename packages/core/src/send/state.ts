import type { CaipNetworkId } from '@foyer/protocol'
import type {
  FeeLine,
  FeeSpeed,
  SendQuote,
  SendWarning,
  SendWarningCode,
  SentAsset,
} from '../SendFeatures.js'

/** What can be sent: the coin, a token or a collectible, of the network in use. */
export type SendToken = SentAsset & {
  readonly name: string
  readonly symbol: string
  /** Of the chain, and of no list: 0 of a collectible. */
  readonly decimals: number
  /** What the account has, in the smallest unit, by the network. */
  readonly balance: bigint
  /** What one whole token costs in US dollars, as a decimal; absent where no price is known. */
  readonly price?: string | undefined
  readonly iconUrl?: string | undefined
}

/**
 * The receiver. Each edit makes a new object, and what was found for an earlier one is dropped: an address is there only while it belongs to the
 * text that stands in the field.
 *
 * - `empty`: no text. `searching`: the text may be a name, which is looked up. `found`: `address` receives.
 * - `invalid`: neither an address of this network nor a name. `unresolved`: a name without an address here. `refused`: nothing may be sent to it, as
 *   `failure` says.
 */
export type Recipient = {
  /** As it was typed. */
  readonly text: string
  readonly status: 'empty' | 'searching' | 'found' | 'invalid' | 'unresolved' | 'refused'
  readonly via: 'typed' | 'name' | 'list' | 'link'
  /** The whole address, which the view shows whole. */
  readonly address?: string | undefined
  /** The name that led to the address, as it is registered. */
  readonly name?: string | undefined
  /** Of a `refused` or `unresolved` one, the error that says why by its code: a `FoyerError` in all cases that are known. */
  readonly failure?: unknown
  /** The network was asked about the address, for the token that is chosen. */
  readonly isChecked?: boolean | undefined
  /** What is known of the address by now. */
  readonly warnings: readonly SendWarning[]
}

/** How much. `units` is what is sent, in the smallest unit of the token; money is turned into it once, when it is typed. */
export type SendAmount = {
  /** As it was typed, with a point and no grouping. */
  readonly text: string
  /** What the text counts: the token, or US dollars. */
  readonly unit: 'token' | 'currency'
  readonly units: bigint | undefined
  /** All that can be sent: of the coin, what the fee leaves, which `SendPreview` knows to the unit. */
  readonly isMax: boolean
}

/** What is signed when the user agrees, and nothing else. */
export type SendPreview = {
  readonly to: string
  readonly name?: string | undefined
  /** In the smallest unit of the token. */
  readonly amount: bigint
  /** What the amount is worth in US dollars, a decimal rounded down; absent where no price is known. */
  readonly worth?: string | undefined
  readonly fees: readonly (FeeLine & { readonly worth?: string | undefined })[]
  /** All of them, at most, in the coin's smallest unit. */
  readonly fee: bigint
  /** In US dollars, a decimal rounded up: below a cent with as many as six places. Absent where no price is known; so is `worth` of a part. */
  readonly feeWorth?: string | undefined
  /** What one coin of the network costs in US dollars, as a decimal; absent where no price is known. */
  readonly coinPrice?: string | undefined
  /** What each speed would cost at most, in the coin's smallest unit. */
  readonly speeds: SendQuote['speeds']
  /** A paymaster pays the fee, and the wallet sends nothing where that refuses. */
  readonly isSponsored: boolean
  /** What arrives, in the smallest unit of the token; `undefined` where the network cannot tell ahead. */
  readonly receives: bigint | undefined
  readonly warnings: readonly SendWarning[]
  /** ms since the epoch. */
  readonly madeAt: number
  /** What the wallet is asked for. */
  readonly quote: SendQuote
}

/**
 * A transfer that is being put together. `undefined` fields are what is missing still; `sendButton` says which is next.
 *
 * - `editing`: nothing was asked. `preparing`: the preview is made. `prepared`: it is there.
 * - `asking`: the wallet has the request. `sent`: `hash` is on its way. `failed`: `failure` says why, and the preview is gone.
 */
export type SendDraft = {
  /** Which transfer it is: another one with the same content is another. */
  readonly id: symbol
  readonly caipNetworkId: CaipNetworkId
  /** The account that sends. */
  readonly from: string
  readonly token: SendToken | undefined
  readonly recipient: Recipient
  readonly amount: SendAmount
  readonly speed: FeeSpeed
  /** For everyone to read, where the chain family has memos; some receivers take nothing without one. */
  readonly memo: string
  /** The sponsor of its fee refused: the account pays. */
  readonly paysItself?: boolean | undefined
  /** The `id` of the payment that it is of. */
  readonly payment?: string | undefined
  /** The warnings that the user confirmed for this receiver. */
  readonly accepted: readonly SendWarningCode[]
  readonly status: 'editing' | 'preparing' | 'prepared' | 'asking' | 'sent' | 'failed'
  readonly preview: SendPreview | undefined
  /** The error of the last step, a `FoyerError` in all cases that are known; gone with the next edit. */
  readonly failure: unknown
  readonly hash?: string | undefined
}

/**
 * A transfer that the wallet has sent. Kept over a reload until its end is known and seen.
 *
 * `final`: in a block. `failed`: in a block, and reverted. `replaced`, `cancelled`: the wallet sent another one with its number; where that does
 * the same, `hash` becomes its. `expired`: no block takes it. `unknown`: it was looked for often enough.
 */
export type SentTransfer = {
  /** Of calls that are in no block yet, the same as `calls`: no explorer knows it. */
  readonly hash: string
  /** By which id the wallet knows it, where it was sent as calls of its account (EIP-5792). */
  readonly calls?: string | undefined
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly to: string
  readonly name?: string | undefined
  readonly symbol: string
  /** A decimal with every digit. */
  readonly amount: string
  /** The token's address, or `coin`: with it the same can be sent again. Absent of a collectible. */
  readonly asset?: string | undefined
  /** ms since the epoch. */
  readonly at: number
  /** See `SentFate`: the nonce of EVM networks. */
  readonly mark?: number | undefined
  /** See `SendQuote`. */
  readonly does?: string | undefined
  /** What was signed, where the chain family hands it over again until the network has it. */
  readonly signed?: string | undefined
  /** At the last look the network did not have it, and it was handed over again. */
  readonly isAbsent?: boolean | undefined
  /** At the last look it was concluded to be over, and not seen to be: it is over where the next look concludes so too. */
  readonly isOver?: boolean | undefined
  readonly status: 'sent' | 'final' | 'failed' | 'replaced' | 'cancelled' | 'expired' | 'unknown'
  /** Of a failed one, what the chain says. */
  readonly reason?: string | undefined
  /** How often it was looked for. */
  readonly looks: number
  /** Of a swap: `symbol` and `amount` are what was given, `to` is the exchange. */
  readonly swap?: SentSwap | undefined
}

/** The other side of a swap that was sent. Amounts are decimals with every digit. */
type SentSwap = {
  readonly symbol: string
  readonly decimals: number
  /** The token's address; absent of the coin. */
  readonly asset?: string | undefined
  readonly quoted: string
  /** What had to be received at the least. */
  readonly least: string
  /** The coin and its token are exchanged one for one: what was quoted is received. */
  readonly isExact?: boolean | undefined
  /** What was received, once it is in a block and the network tells. */
  readonly received?: string | undefined
}

export type SendState = {
  readonly draft?: SendDraft | undefined
  /** Transfers of this page and of earlier ones, the latest first. */
  readonly sent: readonly SentTransfer[]
}
