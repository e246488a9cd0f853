import { FoyerError } from '@foyer/protocol'
import { base58 } from '@scure/base'

/** So many characters has the longest signature in base58. */
const charactersMax = 88
const signatureLength = 64

/** The bytes of a signature, which is a transaction's id as well. @throws `answer_invalid` for what is none */
export function readSignature(text: string): Uint8Array {
  try {
    const bytes = base58.decode(text.slice(0, charactersMax + 1))
    if (bytes.length === signatureLength) return bytes
  } catch {
    // Another alphabet.
  }
  throw new FoyerError('answer_invalid')
}
