/** The types of Solana's requests and answers. Signatures and transaction ids are base58. */
export type SolanaTypes = {
  readonly transaction: SolanaPayment
  readonly hash: string
  readonly signature: string
}

/** A payment of SOL. `value` in lamports, above 0 and below 2^64. */
export type SolanaPayment = {
  readonly to: string
  readonly value: bigint
}
