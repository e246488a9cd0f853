/** What a provider of Bitcoin does, in whatever shape it has it. What it answers is checked by those who called. */
export type Shape = {
  /** The accounts as the provider has them, each with the networks on which it may be used; without a prompt where it is silent. */
  open(silent: boolean): Promise<readonly object[]>
  end?(): unknown
  /** Has `changed` called when accounts or network may be others. Returns what stops it. */
  follow?(changed: () => void): () => void
  signMessage(address: string, message: string): Promise<Uint8Array>
  signPsbt(psbt: Uint8Array, inputs: readonly ShapeInput[]): Promise<Uint8Array>
  /** Returns the transaction's id. */
  sendTransfer?(recipient: string, satoshi: bigint): Promise<unknown>
}

/** Inputs to be signed for one address. */
export type ShapeInput = {
  readonly address: string
  readonly signingIndexes: readonly number[]
  readonly sigHash?: number | undefined
}
