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
