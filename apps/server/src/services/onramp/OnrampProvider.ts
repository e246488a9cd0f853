import type { ServedNetwork } from '../chains/Chains.js'

/** What can be bought: a coin on a network, as the provider sells it. */
export type SoldAsset = {
  readonly networkId: string
  /** The contract; `undefined` for the network's coin. */
  readonly address: string | undefined
  readonly symbol: string
  readonly name: string
}

/** What is bought with how much money. */
type OnrampRequest = {
  readonly asset: SoldAsset
  readonly fiat: string
  /** A decimal, in units of the currency, before fees. */
  readonly amount: string
  /** ISO 3166-1, where the buyer named it. */
  readonly country: string | undefined
}

/** What a purchase costs: decimals. `total` is what is paid, `received` what arrives. */
export type ProviderQuote = {
  readonly total: string
  readonly subtotal: string
  readonly fee: string
  readonly networkFee: string
  readonly received: string
}

/** A purchase whose money is paid on a page of the provider. */
type OnrampOrder = Omit<OnrampRequest, 'amount'> & {
  readonly reference: string
  /** The address that receives, without its network. */
  readonly address: string
  readonly amount: string | undefined
  /** The buyer's network address, whole; `undefined` where it is not known. Some providers compare it with the one that opens their page. */
  readonly clientIp: string | undefined
}

/** A page of a provider where one purchase is paid for. */
type OnrampPage = {
  readonly url: string
  /** What the provider calls the purchase, where it says so before it is paid for. */
  readonly vendorId?: string | undefined
}

/** By what a provider finds a purchase again. */
type BegunOrder = { readonly reference: string; readonly vendorId: string | null }

/** What the provider says of a purchase. */
export type OnrampReport = {
  readonly status: OrderStatus
  readonly vendorId: string
  readonly hash: string | undefined
  /** What arrives, as a decimal. */
  readonly received: string | undefined
  /** Where it is delivered to. */
  readonly address: string | undefined
}

export type OrderStatus = 'open' | 'paid' | 'delivered' | 'failed'

/** What a provider has to know of a network, to say what it sells there. */
type SellableNetwork = Pick<ServedNetwork, 'id' | 'testnet' | 'nativeCurrency'> & {
  readonly settings: Pick<ServedNetwork['settings'], 'tokens'>
}

/** A service that sells coins for money. One object each, so that operators switch them one by one. */
export type OnrampProvider = {
  readonly id: string
  /** The currencies that it takes. */
  readonly fiat: readonly string[]
  /** What it sells on a network, by its own table: a network that it does not name has nothing. */
  sells(network: SellableNetwork): readonly SoldAsset[]
  /**
   * @throws `ServiceError` when it does not answer, or answers with another order; `HttpError` when it refuses this purchase: 400
   * `amount_too_small`, `amount_too_large`, `country_not_supported`
   */
  quote(request: OnrampRequest): Promise<ProviderQuote>
  /**
   * The page where the purchase is paid for, with its whole address. Called once: a second call may be a second purchase.
   *
   * @throws `ServiceError` when it does not answer; `HttpError` as `quote`
   */
  open(order: OnrampOrder): Promise<OnrampPage>
  /**
   * What became of a purchase; `undefined` before it was paid for.
   *
   * @throws `ServiceError` when it does not answer
   */
  findOrder(order: BegunOrder): Promise<OnrampReport | undefined>
  /**
   * Reads what the provider sent by itself: the purchases that something happened to, and what this message is known by. `undefined` where its
   * signature or its time is not right. Absent: the provider sends nothing, or the operator gave no key for it.
   */
  readWebhook?: ((sent: SentWebhook) => Promise<Webhook | undefined>) | undefined
}

/** A request of a provider, as it came. */
export type SentWebhook = {
  header(name: string): string | undefined
  readonly raw: Uint8Array
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A message of a provider that is signed rightly. It says which purchases to look up, and nothing that is believed. */
export type Webhook = {
  readonly id: string
  readonly references: readonly string[]
  /** What the provider calls the purchase, where it is looked up by that alone. Another purchase under it is refused by the look. */
  readonly vendorId?: string | undefined
}
