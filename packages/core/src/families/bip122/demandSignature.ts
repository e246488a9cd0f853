import { bitcoinAddress, FoyerError } from '@foyer/protocol'
import { isMessageSignedBy, readBitcoinSignature } from '@foyer/protocol/signed'
import { base64 } from '@scure/base'

/**
 * A signature of an account over this text, as base64. Wallets write it as base64 or hex.
 *
 * @throws `answer_invalid` for a signature of another key, or over something else, or of a form that cannot be checked
 */
export function demandSignature(
  text: string,
  { message, address }: { message: string; address: string },
): string {
  const versions = bitcoinAddress.versionsOf(address)
  const found = readBitcoinSignature(text).find((one) =>
    isMessageSignedBy(one, { message, address, versions }),
  )
  if (!found) throw new FoyerError('answer_invalid')
  return base64.encode(found)
}
