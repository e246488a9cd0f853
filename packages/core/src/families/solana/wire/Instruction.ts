/** An account that an instruction names, and what the transaction allows it. */
export type AccountRole = {
  /** base58. */
  readonly address: string
  readonly signer?: true
  readonly writable?: true
}

/** One call of a program. */
export type Instruction = {
  readonly program: string
  readonly accounts: readonly AccountRole[]
  readonly data: Uint8Array
}
