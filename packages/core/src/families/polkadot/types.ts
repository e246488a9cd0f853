/** The types of Polkadot's requests and answers: `signTypedData` signs what a wallet's `signPayload` takes. */
export type PolkadotTypes = {
  readonly transaction: PolkadotPayment
  readonly transfer: PolkadotTransfer
  readonly hash: string
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

/** A payment of a chain's own coin, which keeps the account that sends. `value` in its smallest unit. */
export type PolkadotPayment = {
  readonly to: string
  readonly value: bigint
  /** The most that it may cost beside, in the same unit; whatever it costs where it is absent. */
  readonly feeMax?: bigint | undefined
}

/** Coins for an address. `amount` in the smallest unit. */
export type PolkadotTransfer = {
  readonly to: string
  readonly amount: bigint
}
