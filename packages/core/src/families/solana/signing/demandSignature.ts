import { FoyerError } from '@foyer/protocol'
import { ed25519ByHand } from '@foyer/protocol/relay'
import { base58 } from '@scure/base'
import { readSignature } from './readSignature.js'

/**
 * A signature of an account over these very bytes.
 *
 * @param address of an account that is connected
 * @throws `answer_invalid` for a signature of another key, or over something else
 */
export function demandSignature(
  text: string,
  { bytes, address }: { bytes: Uint8Array; address: string },
): string {
  const signature = readSignature(text)
  const key = base58.decode(address)
  if (!ed25519ByHand.verify({ signature, message: bytes, key }))
    throw new FoyerError('answer_invalid')
  return text
}
