/** The types of Solana's requests and answers. Signatures and transaction ids are base58. */
export type SolanaTypes = {
  readonly transaction: SolanaPayment
  readonly transfer: SolanaTransfer
  readonly hash: string
  readonly signature: string
  readonly receipt: SolanaReceipt
}

/** SOL for an account. */
export type SolanaTransfer = {
  readonly to: string
  /** In lamports, above 0 and below 2^64. */
  readonly amount: bigint
}

export type SolanaReceipt = {
  readonly hash: string
  /** The slot of its block. */
  readonly blockNumber: bigint
  /** A transaction that failed is not returned but thrown, with its reason. */
  readonly status: 'success'
}

/** A payment of SOL. `value` in lamports, above 0 and below 2^64. */
export type SolanaPayment = {
  readonly to: string
  readonly value: bigint
}
