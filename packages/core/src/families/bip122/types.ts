/** The types of Bitcoin's requests and answers. */
export type Bip122Types = {
  readonly transaction: Bip122Payment
  readonly hash: string
  readonly signature: string
}

/** A payment of bitcoin. `value` in satoshi. */
export type Bip122Payment = {
  readonly to: string
  readonly value: bigint
}
