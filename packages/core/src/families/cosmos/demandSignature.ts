import { FoyerError } from '@foyer/protocol'
import { isSignedByKey } from '@foyer/protocol/signed'
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
  const key = readField(Object(inner.pub_key).value)
  if (isSignedByKey(text, { bytes, key, address })) return text
  throw new FoyerError('answer_invalid')
}
