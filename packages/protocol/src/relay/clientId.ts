import { base58 } from '@scure/base'
import { ed25519ByHand } from '../ed25519ByHand.js'
import { clientIdOfKey, clientIdStart, clientKeyCodec } from './relayTokenText.js'

const keyBytes = 32

/**
 * The name of a client on a relay: the did:key of its Ed25519 key.
 *
 * @param seed 64 hex digits
 */
export function clientIdOf(seed: string): string {
  return clientIdOfKey(ed25519ByHand.publicKeyOf(seed))
}

/** The public key of a client; `undefined` when the text is no did:key of an Ed25519 key. */
export function keyOfClient(clientId: string): Uint8Array | undefined {
  // A longer one is none, and base58 takes the square of its length.
  if (!clientId.startsWith(clientIdStart) || clientId.length > 64) return undefined
  try {
    const bytes = base58.decode(clientId.slice(clientIdStart.length))
    const isKey =
      bytes.length === keyBytes + 2 &&
      bytes[0] === clientKeyCodec[0] &&
      bytes[1] === clientKeyCodec[1]
    return isKey ? bytes.slice(2) : undefined
  } catch {
    return undefined
  }
}
