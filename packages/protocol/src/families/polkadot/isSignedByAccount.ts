import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { verify } from '@scure/sr25519'
import { ed25519ByHand } from '../../ed25519ByHand.js'
import { readHex } from './readHex.js'
import { ss58 } from './ss58.js'

/** 65 bytes of ECDSA, with a byte for the kind of key before them. */
const lengthMax = 66

/**
 * Whether this is the signature of an account over one of these messages: of sr25519, ed25519 or ECDSA over secp256k1, with the byte for the kind
 * before it where the wallet writes one.
 *
 * @param text hex
 */
export function isSignedByAccount(
  text: string,
  { messages, address }: { messages: readonly Uint8Array[]; address: string },
): boolean {
  const bytes = readHex(text, lengthMax)
  const key = ss58.decode(address)
  if (!bytes || !key) return false
  return messages.some((message) =>
    candidates(bytes).some(([check, signature]) => check({ signature, message, key })),
  )
}

type Signed = ed25519ByHand.Signed
type Check = (signed: Signed) => boolean

/** The ways to read a signature, by its length and its first byte. */
function candidates(bytes: Uint8Array): readonly (readonly [Check, Uint8Array])[] {
  const [kind, rest] = [bytes[0], bytes.subarray(1)]
  if (bytes.length === 64)
    return [
      [bySr25519, bytes],
      [ed25519ByHand.verify, bytes],
    ]
  if (bytes.length === 66) return kind === 2 ? [[byEcdsa, rest]] : []
  if (bytes.length !== 65) return []
  return [
    [byEcdsa, bytes],
    ...(kind === 1 ? ([[bySr25519, rest]] as const) : []),
    ...(kind === 0 ? ([[ed25519ByHand.verify, rest]] as const) : []),
  ]
}

function bySr25519({ signature, message, key }: Signed): boolean {
  try {
    return verify(message, signature, key)
  } catch {
    return false
  }
}

/** The account is the hash of the key, which the signature tells. */
function byEcdsa({ signature, message, key }: Signed): boolean {
  try {
    const recovered = secp256k1.Signature.fromCompact(signature.subarray(0, 64))
      .addRecoveryBit(signature[64] ?? 0)
      .recoverPublicKey(blake2b(message, { dkLen: 32 }))
    const account = blake2b(recovered.toRawBytes(true), { dkLen: 32 })
    return account.every((byte, index) => byte === key[index])
  } catch {
    return false
  }
}
