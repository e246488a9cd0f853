/** The types of Solana's requests and answers. Signatures and transaction ids are base58. */
export type SolanaTypes = {
  readonly transaction: SolanaPayment | SolanaTransaction
  readonly transfer: SolanaTransfer
  readonly hash: string
  readonly signature: string
  readonly receipt: SolanaReceipt
  readonly prepared: SolanaPrepared
  readonly unsigned: SolanaUnsigned
  readonly signed: SolanaSigned
}

/** What may be said of a payment beside receiver and amount. */
type PaymentDetails = {
  /** The mint of a token, of the token program or of Token-2022; SOL when absent. Nothing but this token is sent. */
  readonly token?: string | undefined
  /** A text that stands in the transaction for everyone to read, at most 512 bytes of UTF-8. */
  readonly memo?: string | undefined
  /** What is offered for each compute unit, in millionths of a lamport. Default: by what the network took lately; 0 offers nothing. */
  readonly unitPrice?: bigint | undefined
}

/** SOL or tokens for an account. */
export type SolanaTransfer = PaymentDetails & {
  /** The receiver's wallet: no token account and no mint. */
  readonly to: string
  /** In lamports, or in the token's smallest unit; above 0 and below 2^64. */
  readonly amount: bigint
}

/** A payment of SOL, or of tokens. `value` in lamports, or in the token's smallest unit; above 0 and below 2^64. */
export type SolanaPayment = PaymentDetails & {
  readonly to: string
  readonly value: bigint
}

/** A transaction as its bytes, legacy or of version 0, with room for its signatures: as `Uint8Array`, base64 or base58. */
export type SolanaTransaction = {
  readonly transaction: string | Uint8Array
  /** How the wallet or node sends it. */
  readonly options?: SolanaSendOptions | undefined
}

export type SolanaSendOptions = {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized' | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/** A transaction to be signed and given back. */
export type SolanaUnsigned = Pick<SolanaTransaction, 'transaction'>

/** A transaction that the account has signed. */
export type SolanaSigned = {
  /** base64. */
  readonly transaction: string
  /** The account's own signature, base58. The transaction's id where the account pays the fee. */
  readonly signature: string
  /** What the wallet changed: nothing, the offer for computing, or assertions by which the transaction fails if it does something else. */
  readonly changes: readonly ('computeBudget' | 'assertions')[]
}

/** A transfer as it would be signed, and what it costs. */
export type SolanaPrepared = {
  /** base64: `sendTransaction` sends exactly this, with exactly this fee. */
  readonly transaction: string
  /** At most, in lamports: for the signature, and what is offered for computing. */
  readonly fee: bigint
  /** What the receiver's new token account costs, in lamports; 0 where there is one. */
  readonly rent: bigint
  /** What arrives, in lamports or in the token's smallest unit: less than the amount where the token keeps a part. */
  readonly receives: bigint
  /** The program that takes part in the transfer of the token, by its issuer's will, base58: it can refuse the transfer. */
  readonly hook?: string | undefined
  /** The height from which on no block takes the transaction. */
  readonly lastValidBlockHeight: bigint
}

export type SolanaReceipt = {
  readonly hash: string
  /** The slot of its block. */
  readonly blockNumber: bigint
  /** A transaction that failed is not returned but thrown, with its reason. */
  readonly status: 'success'
}
