import { hkdf } from '@noble/hashes/hkdf'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { x25519 } from './x25519.js'

/** Both keys are 64 hex digits. The private one is a secret. */
export type KeyPair = { readonly privateKey: string; readonly publicKey: string }

/** A new X25519 key pair. */
export function createKeyPair(): KeyPair {
  const privateKey = crypto.getRandomValues(new Uint8Array(32))
  return {
    privateKey: bytesToHex(privateKey),
    publicKey: bytesToHex(x25519.getPublicKey(privateKey)),
  }
}

/**
 * The key that two peers share: HKDF-SHA256 over X25519, 64 hex digits, a secret. `undefined` when the peer's key is none, or one whose
 * result is publicly known.
 */
export function deriveSymKey(privateKey: string, peerPublicKey: string): string | undefined {
  try {
    const shared = x25519.getSharedSecret(hexToBytes(privateKey), hexToBytes(peerPublicKey))
    return bytesToHex(hkdf(sha256, shared, undefined, undefined, 32))
  } catch {
    return undefined
  }
}

/** Where a key's messages are: the SHA-256 of its bytes. Also of a public key, for the answer to a sign-in. */
export function topicOf(keyHex: string): string {
  return bytesToHex(sha256(hexToBytes(keyHex)))
}

/** The SHA-256 of a text in UTF-8: the id of a message at the relay. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
