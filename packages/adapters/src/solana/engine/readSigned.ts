import { FoyerError } from '@foyer/protocol'
import { base58, base64 } from '@scure/base'
import { readBytes } from '../../wallet-standard/readBytes.js'

/** A transaction of the network is no longer. */
const bytesMax = 1_232
const signatureLength = 64
const keyLength = 32
/** Each count below it takes one byte. */
const countMax = 128

/**
 * An account's own signature in a signed transaction, legacy or of version 0, beside that transaction.
 *
 * @throws `answer_invalid` for what is no transaction, or one that another account signs
 */
export function readSigned(value: unknown, address: string) {
  const bytes = readBytes(value, bytesMax)
  const count = bytes?.[0] ?? countMax
  if (!bytes || count === 0 || count >= countMax) throw new FoyerError('answer_invalid')
  const message = bytes.subarray(1 + signatureLength * count)
  const isVersioned = ((message[0] ?? 0) & 0x80) !== 0
  // Three counts stand before that of the keys, of which the first sign.
  const keysAt = isVersioned ? 5 : 4
  for (let index = 0; index < count; index += 1) {
    const at = keysAt + keyLength * index
    if (base58.encode(message.subarray(at, at + keyLength)) !== address) continue
    const start = 1 + signatureLength * index
    const signature = base58.encode(bytes.subarray(start, start + signatureLength))
    return { signature, transaction: base64.encode(bytes) }
  }
  throw new FoyerError('answer_invalid')
}
