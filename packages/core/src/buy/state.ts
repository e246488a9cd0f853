import type { buyRefusals, CaipNetworkId } from '@foyer/protocol'

/** A token that is sold on the network. The network's coin has no `address`. */
export type BuyToken = {
  /** By which the server knows it. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly address?: string | undefined
}

/** Money that is taken: the least and the most, as decimals. */
export type BuyCurrency = { readonly id: string; readonly min: string; readonly max: string }

/** What is sold on the network of a purchase, and for what money. */
export type BuyOptions = {
  readonly tokens: readonly BuyToken[]
  readonly currencies: readonly BuyCurrency[]
  /** `undefined` where the server does not name them: it picks one by itself. */
  readonly providers: readonly string[] | undefined
}

export type BuyFinding = keyof typeof buyRefusals

/**
 * What a provider wants for the purchase: decimals, in units of the draft's currency, and of its token in `received`.
 *
 * - `offer`: its price now; its page has the price that counts.
 * - `estimate`: it gave no price. No sum is known, and none is shown: its page says what is paid.
 * - `refused`: it does not sell this, as `finding` says.
 */
export type BuyOffer = { readonly provider: string } & (
  | {
      readonly kind: 'offer'
      readonly total: string
      readonly subtotal: string
      readonly fee: string
      readonly networkFee: string
      /** Both together. */
      readonly fees: string
      readonly received: string
    }
  | { readonly kind: 'estimate' }
  | { readonly kind: 'refused'; readonly finding: BuyFinding }
)

/**
 * What is offered for the draft as it stands. An answer that an edit or a later reading has overtaken is dropped.
 *
 * - `idle`: something is missing. `waiting`: the user may go on typing. `reading`: answers are on their way; offers that are shown still hold.
 * - `there`: these are the latest, the best one first. `failed`: `failure` says why there is none.
 */
export type BuyQuoting = {
  readonly status: 'idle' | 'waiting' | 'reading' | 'there' | 'failed'
  /** Which reading is the latest. */
  readonly turn: number
  readonly offers: readonly BuyOffer[]
  /** A `FoyerError` in all cases that are known. */
  readonly failure?: unknown
}

/** A purchase that is being put together. */
export type BuyDraft = {
  /** Of this draft alone: what comes for one that was opened before it is dropped. */
  readonly id: symbol
  readonly caipNetworkId: CaipNetworkId
  readonly account: string
  /** Absent while it is read. */
  readonly options?: BuyOptions | undefined
  readonly token?: BuyToken | undefined
  /** The currency that is paid with. */
  readonly fiat: string
  /** As it was typed: before fees, in units of `fiat`. */
  readonly amount: string
  /** ISO 3166-1, where the user named it. */
  readonly country?: string | undefined
  /** The `token` that it was opened with, by which it is chosen once it is known what is sold. */
  readonly wanted?: string | undefined
  readonly quoting: BuyQuoting
  /** Why nothing is sold here, a `FoyerError` in all cases that are known. */
  readonly failure?: unknown
}

/**
 * The provider's page of the latest purchase. A page says nothing to this one: what became of the purchase is what the server says.
 *
 * - `opening`: a window is there, and its address is not yet. `open`. `closed`: by the user, or because its page cut itself off: the purchase may go on all the same.
 * - `blocked`: the browser refused a window. `url` is there as soon as it is known: a link that the user presses is not refused.
 * - `failed`: there is no page, as `failure` says.
 */
export type BuyPage = {
  readonly status: 'opening' | 'open' | 'closed' | 'blocked' | 'failed'
  readonly provider: string
  readonly order?: string | undefined
  readonly url?: string | undefined
  readonly failure?: unknown
}

/**
 * A purchase that was begun. It is kept over a reload, for all tabs.
 *
 * - `waiting`: it is not paid for yet, or is on its way. `arrived`: it was delivered, by `hash`. `failed`: it was refused, called off or paid back.
 * - `unclear`: the provider says that it delivered, and the network has not shown that in ten minutes, or shows less, or another asset or account. It becomes `arrived`
 *   where the network shows it later.
 */
export type Purchase = {
  /** The random reference that the server shows it by, to any holder: it stays in this browser. */
  readonly order: string
  readonly provider: string
  readonly caipNetworkId: CaipNetworkId
  readonly account: string
  readonly symbol: string
  readonly asset?: string | undefined
  readonly fiat: string
  readonly amount: string
  /** When it was begun, in ms since the epoch. */
  readonly at: number
  readonly status: 'waiting' | 'arrived' | 'failed' | 'unclear'
  /** What arrived, as a decimal. */
  readonly received?: string | undefined
  readonly hash?: string | undefined
  /** When the provider was first heard to say that it delivered, in ms since the epoch. */
  readonly deliveredAt?: number | undefined
}

export type BuyState = {
  readonly draft?: BuyDraft | undefined
  readonly page?: BuyPage | undefined
  /** The latest first. */
  readonly purchases: readonly Purchase[]
}
