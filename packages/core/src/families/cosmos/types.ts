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

/** `SIGN_MODE_LEGACY_AMINO_JSON`. Amounts are decimal texts. */
export type CosmosAminoDocument = {
  readonly chain_id: string
  readonly account_number: string
  readonly sequence: string
  readonly fee: {
    readonly amount: readonly { readonly denom: string; readonly amount: string }[]
    readonly gas: string
  }
  readonly msgs: readonly { readonly type: string; readonly value: unknown }[]
  readonly memo: string
}
