import { ed25519 } from '@noble/curves/ed25519'

/**
 * Ed25519 where the platform has none, or does not say by which rules it verifies. The one module that imports its code, which is so published in a
 * file of its own, for all that need it.
 */
export const ed25519ByHand = {
  /** @param seed 32 bytes, or 64 hex digits */
  publicKeyOf: (seed: Uint8Array | string): Uint8Array => ed25519.getPublicKey(seed),
  sign: (message: Uint8Array, seed: Uint8Array | string): Uint8Array => ed25519.sign(message, seed),
  /** Whether a signature is one by RFC 8032, which knows no second form of one and no key for which any text is signed. Never throws. */
  verify({ signature, message, key }: ed25519ByHand.Signed): boolean {
    try {
      return ed25519.verify(signature, message, key, { zip215: false })
    } catch {
      return false
    }
  },
  /** Whether these bytes are a point of the curve, which is what a key is. */
  isPoint(bytes: Uint8Array): boolean {
    try {
      ed25519.ExtendedPoint.fromHex(bytes)
      return true
    } catch {
      return false
    }
  },
}

export declare namespace ed25519ByHand {
  type Signed = {
    readonly signature: Uint8Array
    readonly message: Uint8Array
    readonly key: Uint8Array
  }
}
