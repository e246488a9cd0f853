/** What the till sells on a network: its coin, or a token. */
export type Ware = {
  /** CAIP-2. */
  readonly network: string
  /** The contract; `coin` for the network's own. */
  readonly asset: string
  readonly symbol: string
  readonly decimals: number
}

/** What a purchase costs: decimals. */
export type Price = {
  readonly total: string
  readonly subtotal: string
  readonly fee: string
  readonly networkFee: string
  readonly received: string
}

/** A purchase at the till. */
export type Sale = {
  readonly reference: string
  /** The till's own id of it. */
  readonly id: string
  readonly ware: Ware
  /** Where it is delivered to, as the address of the page says. */
  readonly address: string
  readonly fiat: string
  readonly country: string | undefined
  amount: string | undefined
  status: 'open' | 'paid' | 'delivered' | 'failed'
  /** Why it failed or was declined, for the page. */
  says: string | undefined
  hash: string | undefined
  /** What arrives, as a decimal. */
  received: string | undefined
  /** Where it was delivered to. */
  deliveredTo: string | undefined
  /** The card whose second step is open. */
  card: string | undefined
}
