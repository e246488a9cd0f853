import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { base64 } from '@scure/base'
import type { SignedText } from '../SignedText.js'
import { isSignedByKey } from './isSignedByKey.js'
import { writeAmino } from './writeAmino.js'
import { writeArbitrary } from './writeArbitrary.js'

/**
 * Whether the key of an address signed a text (ADR-36). The address tells a hash of the key alone, so that the key comes with the signature or, where
 * the wallet did not tell it, follows from it: a signature and what it signs leave two.
 */
export function isCosmosSigned({ address, message, signature, publicKey }: SignedText): boolean {
  const bytes = new TextEncoder().encode(writeAmino(writeArbitrary(message, address)))
  const keys = publicKey === undefined ? keysOf(signature, bytes) : [publicKey]
  return keys.some((key) => isSignedByKey(signature, { bytes, key, address }))
}

function keysOf(signature: string, bytes: Uint8Array): readonly string[] {
  try {
    const read = secp256k1.Signature.fromCompact(base64.decode(signature))
    return [0, 1].map((bit) =>
      base64.encode(read.addRecoveryBit(bit).recoverPublicKey(sha256(bytes)).toRawBytes(true)),
    )
  } catch {
    return []
  }
}
