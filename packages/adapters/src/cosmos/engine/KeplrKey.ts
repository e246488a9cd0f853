/** The account that a wallet shows on a network, checked. */
export type KeplrKey = {
  readonly address: string
  /** Compressed, on secp256k1; base64. */
  readonly publicKey: string
}
