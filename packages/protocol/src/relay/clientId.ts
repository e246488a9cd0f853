import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'

const start = 'did:key:z'
/** The multicodec of an Ed25519 public key. */
const codec = [0xed, 0x01] as const
const keyBytes = 32

/**
 * The name of a client on a relay: the did:key of its Ed25519 key.
 *
 * @param seed 64 hex digits
 */
export function clientIdOf(seed: string): string {
  return start + base58.encode(Uint8Array.of(...codec, ...ed25519.getPublicKey(seed)))
}

/** The public key of a client; `undefined` when the text is no did:key of an Ed25519 key. */
export function keyOfClient(clientId: string): Uint8Array | undefined {
  // A longer one is none, and base58 takes the square of its length.
  if (!clientId.startsWith(start) || clientId.length > 64) return undefined
  try {
    const bytes = base58.decode(clientId.slice(start.length))
    const isKey = bytes.length === keyBytes + 2 && bytes[0] === codec[0] && bytes[1] === codec[1]
    return isKey ? bytes.slice(2) : undefined
  } catch {
    return undefined
  }
}
