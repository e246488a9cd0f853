import { bech32Address, FoyerError } from '@foyer/protocol'
import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { base64 } from '@scure/base'
import { readField } from '../../ways/readField.js'

type Answer = {
  readonly signature?: unknown
  readonly pub_key?: { readonly value?: unknown } | undefined
}

/**
 * The signature in a wallet's answer: over these very bytes, with the key whose address the account is. Wallets put it at the top of their answer
 * or, beside what they signed, one level below.
 *
 * @returns base64
 * @throws `answer_invalid` for a signature of another key, over something else, or of a second form
 */
export function demandSignature(
  answer: unknown,
  { bytes, address }: { bytes: Uint8Array; address: string },
): string {
  const outer = Object(answer) as Answer
  const inner = typeof outer.signature === 'object' ? (Object(outer.signature) as Answer) : outer
  const text = readField(inner.signature)
  try {
    const key = base64.decode(readField(Object(inner.pub_key).value))
    const isSigned =
      bech32Address.isOf(address, key) &&
      secp256k1.verify(base64.decode(text), sha256(bytes), key, { lowS: true })
    if (isSigned) return text
  } catch {
    // No base64, or no point of the curve.
  }
  throw new FoyerError('answer_invalid')
}
