import type { CosmosAminoDocument } from '@foyer/protocol/signed'

export type { CosmosAminoDocument }

/** The types of Cosmos's requests and answers: `signTypedData` signs a document of a transaction. Signatures are base64. */
export type CosmosTypes = {
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
