import { bitcoinAddress, FoyerError } from '@foyer/protocol'
import { base64, hex } from '@scure/base'
import { isMessageSignedBy } from './isMessageSignedBy.js'

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
  const found = readings(text).find((one) => isMessageSignedBy(one, { message, address, versions }))
  if (!found) throw new FoyerError('answer_invalid')
  return base64.encode(found)
}

function readings(text: string): readonly Uint8Array[] {
  return [hex, base64].flatMap(({ decode }) => {
    try {
      return [decode(text)]
    } catch {
      return []
    }
  })
}
