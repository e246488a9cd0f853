import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils'

/**
 * What a passkey signs for: one request, and all that is on its screen. Another request, or the same with a letter changed, has another.
 *
 * @param what an action, or whatever else is agreed to; plain data
 */
export function challengeOf(what: unknown, nonce: Uint8Array): Uint8Array {
  const text = JSON.stringify(what, (_, value: unknown) => {
    if (typeof value === 'bigint') return { bigint: String(value) }
    return value instanceof Uint8Array ? { bytes: bytesToHex(value) } : value
  })
  return sha256(concatBytes(utf8ToBytes('foyer passkey 1|'), nonce, sha256(utf8ToBytes(text))))
}
