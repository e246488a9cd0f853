import type { CaipNetworkId } from '../caip.js'
import type { Timers } from '../time/Timers.js'

/** A text, who is said to have signed it, and the signature as wallets of its chain family answer with it. */
export type SignedText = {
  readonly chainId: CaipNetworkId
  readonly address: string
  readonly message: string
  readonly signature: string
  /** Base64: of chain families whose address does not tell the key. Where it is absent, the signature has to tell it. */
  readonly publicKey?: string | undefined
}

/**
 * Sends a read to a node of a network, and settles when `signal` aborts. A node's refusal is an error with its `code` and `message`.
 */
export type ReadChain = (
  network: CaipNetworkId,
  method: string,
  params: readonly unknown[],
  signal: AbortSignal,
) => Promise<unknown>

/**
 * The public key, uncompressed, under which a signature of secp256k1 is one of a hash. Both numbers of the signature are of the group, and the second
 * is of the lower half. `undefined` where no key is.
 */
export type RecoverKey = (signed: {
  /** 32 bytes. */
  readonly hash: Uint8Array
  /** r and s, 32 bytes each. */
  readonly signature: Uint8Array
  /** Which of the two keys. */
  readonly bit: 0 | 1
}) => Uint8Array | undefined

/** What a check may use. */
export type SignatureMeans = {
  /** A faster way to the keys of `eip155` than the one in JavaScript, for a server that checks many. */
  readonly recoverKey?: RecoverKey | undefined
  /** Accounts that are contracts are asked by it. */
  readonly rpc?: ReadChain | undefined
  readonly clock?: Timers | undefined
  readonly signal?: AbortSignal | undefined
}

/** Whether an account signed a text, in one chain family. @throws `signature_unchecked` where a network had to be asked and did not answer */
export type SignatureCheck = (
  signed: SignedText,
  means: SignatureMeans,
) => boolean | Promise<boolean>
