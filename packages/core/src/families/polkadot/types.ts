/** The types of Polkadot's requests and answers: `signTypedData` signs what a wallet's `signPayload` takes. */
export type PolkadotTypes = {
  readonly typedData: PolkadotPayload
  readonly signature: string
}

/**
 * An extrinsic as wallets sign it (`SignerPayloadJSON` of polkadot{.js}). Numbers are hex with the most significant byte first; `method` and `era`
 * are SCALE.
 */
export type PolkadotPayload = {
  /** The signer, in the spelling of any network. */
  readonly address: string
  readonly method: string
  readonly era: string
  readonly nonce: string
  readonly tip: string
  readonly specVersion: string
  readonly transactionVersion: string
  readonly genesisHash: string
  readonly blockHash: string
  readonly blockNumber: string
  readonly signedExtensions: readonly string[]
  readonly version: number
  /** A fee that is paid in another asset, as SCALE. */
  readonly assetId?: string | undefined
  /** 1 where `metadataHash` is signed as well. */
  readonly mode?: number | undefined
  readonly metadataHash?: string | undefined
}
