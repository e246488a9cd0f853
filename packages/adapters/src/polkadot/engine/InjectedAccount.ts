/** An account of a wallet, checked. */
export type InjectedAccount = {
  /** Its public key, or of ECDSA the hash of one: what all spellings of its address have in common. */
  readonly key: Uint8Array
  /** The spelling by which the wallet knows it. */
  readonly source: string
  /** The one network that it may be used on, by its CAIP-2 reference; any when absent. */
  readonly only?: string | undefined
}
