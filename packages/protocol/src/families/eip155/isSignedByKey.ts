import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'

/** How wallets write which of the two keys of a signature is meant. */
const bits: Readonly<Record<number, number>> = { 0: 0, 1: 1, 27: 0, 28: 1 }

/**
 * Whether the key of an address signed a hash. A signature's second form, which follows from it without the key, is none (EIP-2).
 *
 * @param signature hex: r, s and the byte for the key
 */
export function isSignedByKey(
  signature: string,
  { hash, address }: { hash: Uint8Array; address: string },
): boolean {
  if (!/^0x[\da-f]{130}$/i.test(signature)) return false
  const bytes = hexToBytes(signature.slice(2))
  const bit = bits[bytes[64] ?? -1]
  if (bit === undefined) return false
  try {
    const read = secp256k1.Signature.fromCompact(bytes.subarray(0, 64))
    if (read.hasHighS()) return false
    const key = read.addRecoveryBit(bit).recoverPublicKey(hash).toRawBytes(false)
    return bytesToHex(keccak_256(key.subarray(1)).subarray(12)) === address.slice(2).toLowerCase()
  } catch {
    // No point of the curve.
    return false
  }
}
