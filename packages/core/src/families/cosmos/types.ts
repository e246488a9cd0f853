import type { CosmosAminoDocument } from '@foyer/protocol/signed'

export type { CosmosAminoDocument }

/** The types of Cosmos's requests and answers: `signTypedData` signs a document of a transaction. Signatures are base64. */
export type CosmosTypes = {
  readonly transaction: CosmosPayment
  readonly transfer: CosmosTransfer
  readonly hash: string
  readonly receipt: CosmosReceipt
  readonly typedData: CosmosDocument
  readonly signature: string
}

/** A document of a transaction, by the way in which it is signed. */
export type CosmosDocument = CosmosDirectDocument | CosmosAminoDocument

/** `SIGN_MODE_DIRECT`: the transaction's own bytes. */
export type CosmosDirectDocument = {
  readonly chainId: string
  readonly accountNumber: bigint
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
}

/** A payment of a network's own coin. `value` in its smallest unit. */
export type CosmosPayment = {
  readonly to: string
  readonly value: bigint
  /** For everyone to read; some receivers, as exchanges, know by it whose it is. */
  readonly memo?: string | undefined
  /** With `fee` what the wallet is asked to sign; without them, what the network takes now. */
  readonly gas?: bigint | undefined
  /** In the coin's smallest unit. */
  readonly fee?: bigint | undefined
}

/** Coins for an address. `amount` in the smallest unit. */
export type CosmosTransfer = {
  readonly to: string
  readonly amount: bigint
}

export type CosmosReceipt = {
  readonly hash: string
  /** The height of its block. */
  readonly blockNumber: bigint
  /** A failed transaction is not returned but thrown, with its reason. */
  readonly status: 'success'
}
