/** An account of a wallet, checked, with the object by which the wallet knows it. */
export type StandardAccount = {
  /** base58. */
  readonly address: string
  /** The chains of Solana that it may be used on, as the Wallet Standard names them. */
  readonly chains: readonly string[]
  readonly source: unknown
}
