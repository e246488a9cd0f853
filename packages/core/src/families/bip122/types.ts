/** The types of Bitcoin's requests and answers. Transaction ids are hex, signatures and PSBTs base64. */
export type Bip122Types = {
  readonly transaction: Bip122Payment
  readonly transfer: Bip122Transfer
  readonly hash: string
  readonly signature: string
  readonly receipt: Bip122Receipt
  readonly psbt: Bip122Psbt
  readonly signedPsbt: Bip122SignedPsbt
}

/** A payment of bitcoin. `value` in satoshi. */
export type Bip122Payment = {
  readonly to: string
  readonly value: bigint
  /**
   * What is offered for each byte, in satoshi. With it the payment is written here, and the wallet signs exactly that; without, a wallet that sends by
   * itself chooses.
   */
  readonly feeRate?: bigint | undefined
  /** The most that the payment may cost beside, in satoshi, with `feeRate`. */
  readonly feeMax?: bigint | undefined
}

/** Bitcoin for an address. `amount` in satoshi. */
export type Bip122Transfer = {
  readonly to: string
  readonly amount: bigint
}

export type Bip122Receipt = {
  readonly hash: string
  /** The height of its block. */
  readonly blockNumber: bigint
  /** A transaction in a block has not failed: the network keeps no failed ones. */
  readonly status: 'success'
}

/** A transaction to be signed (BIP-174, version 0 or 2), in base64, and what of it. */
export type Bip122Psbt = {
  readonly psbt: string
  /** The inputs to sign: outputs of the connected account that one key spends. */
  readonly signInputs: readonly Bip122SignInput[]
  /** Sends it to the network once it is signed. */
  readonly broadcast?: boolean | undefined
}

export type Bip122SignInput = {
  /** Whose output the input spends: an account of the wallet. */
  readonly address: string
  readonly index: number
  /** The kinds of signatures (`SIGHASH_…`) that may be given. Default: the input's own, else the one that covers all of the transaction. */
  readonly sighashTypes?: readonly number[] | undefined
}

/** The transaction with the signatures that were asked for, not finalised, and its id where it was sent. */
export type Bip122SignedPsbt = {
  readonly psbt: string
  readonly txid?: string | undefined
}
