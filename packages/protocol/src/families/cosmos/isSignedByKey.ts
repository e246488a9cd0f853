import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { base64 } from '@scure/base'
import { bech32Address } from './bech32Address.js'

/**
 * Whether the key is that of the address, and signed these very bytes. A signature has one form only.
 *
 * @param signature base64, as the key is
 */
export function isSignedByKey(
  signature: string,
  { bytes, key: text, address }: isSignedByKey.Parameters,
): boolean {
  try {
    const key = base64.decode(text)
    return (
      bech32Address.isOf(address, key) &&
      secp256k1.verify(base64.decode(signature), sha256(bytes), key, { lowS: true })
    )
  } catch {
    // No base64, or no point of the curve.
    return false
  }
}

export declare namespace isSignedByKey {
  type Parameters = {
    readonly bytes: Uint8Array
    readonly key: string
    readonly address: string
  }
}
