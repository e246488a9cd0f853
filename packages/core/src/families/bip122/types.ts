/** The types of Bitcoin's requests and answers. */
export type Bip122Types = {
  readonly transaction: Bip122Payment
  readonly transfer: Bip122Transfer
  readonly hash: string
  readonly signature: string
}

/** A payment of bitcoin. `value` in satoshi. */
export type Bip122Payment = {
  readonly to: string
  readonly value: bigint
}

/** Bitcoin for an address. `amount` in satoshi. */
export type Bip122Transfer = {
  readonly to: string
  readonly amount: bigint
}
