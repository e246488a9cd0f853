import { readHex } from '@foyer/protocol/signed'
import { blake2b } from '@noble/hashes/blake2'
import { payloadExtensions } from './payloadExtensions.js'
import type { PolkadotPayload } from './types.js'

const callMax = 2 ** 20
/** What is longer is hashed before it is signed. */
const plainMax = 256

/**
 * The bytes that a signature of this payload is over. `undefined` where one of its extensions is unknown here: only the chain's metadata says what
 * that adds.
 *
 * @throws `TypeError` for a field that is no hex, or of another length
 */
export function writePayload(payload: PolkadotPayload): Uint8Array | undefined {
  if (payload.version !== 4 || !payloadExtensions.areKnown(payload.signedExtensions))
    return undefined
  const call = readHex(payload.method, callMax)
  if (!call) throw new TypeError('A field of the payload is no hex')
  const added = (['extra', 'additional'] as const).flatMap((place) =>
    payloadExtensions.write(payload, place),
  )
  const bytes = Uint8Array.of(...call, ...added)
  return bytes.length > plainMax ? blake2b(bytes, { dkLen: 32 }) : bytes
}
