import { FoyerError } from '@foyer/protocol'
import { isSignedByAccount } from '@foyer/protocol/signed'

/**
 * A signature of an account over one of these messages: of sr25519, ed25519 or ECDSA over secp256k1, with the byte for the kind before it where the
 * wallet writes one.
 *
 * @param text hex
 * @throws `answer_invalid` for a signature of another key, or over something else
 */
export function demandSignature(
  text: string,
  { messages, address }: { messages: readonly Uint8Array[]; address: string },
): string {
  const isSigned = isSignedByAccount(text, { messages, address })
  if (!isSigned) throw new FoyerError('answer_invalid')
  return text
}
