import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { RecoverKey } from '../SignedText.js'

/** How wallets write which of the two keys of a signature is meant. */
const bits: Readonly<Record<number, 0 | 1>> = { 0: 0, 1: 1, 27: 0, 28: 1 }

/**
 * Whether the key of an address signed a hash. A signature's second form, which follows from it without the key, is none (EIP-2).
 *
 * @param signature hex: r, s and the byte for the key
 */
export function isSignedByKey(
  signature: string,
  { hash, address }: { hash: Uint8Array; address: string },
  recoverKey: RecoverKey = recoverByNoble,
): boolean {
  if (!/^0x[\da-f]{130}$/i.test(signature)) return false
  const bytes = hexToBytes(signature.slice(2))
  const bit = bits[bytes[64] ?? -1]
  if (bit === undefined) return false
  const numbers = bytes.subarray(0, 64)
  try {
    // Whatever recovers the key, what is a signature is decided here.
    if (secp256k1.Signature.fromCompact(numbers).hasHighS()) return false
    const key = recoverKey({ hash, signature: numbers, bit })
    return key !== undefined && addressOf(key) === address.slice(2).toLowerCase()
  } catch {
    // No point of the curve.
    return false
  }
}

const recoverByNoble: RecoverKey = ({ hash, signature, bit }) =>
  secp256k1.Signature.fromCompact(signature)
    .addRecoveryBit(bit)
    .recoverPublicKey(hash)
    .toRawBytes(false)

function addressOf(key: Uint8Array): string {
  return bytesToHex(keccak_256(key.subarray(1)).subarray(12))
}
