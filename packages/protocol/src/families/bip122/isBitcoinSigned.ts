import type { SignedText } from '../SignedText.js'
import { bitcoinAddress } from './bitcoinAddress.js'
import { isMessageSignedBy } from './isMessageSignedBy.js'
import { readBitcoinSignature } from './readBitcoinSignature.js'

/** Whether an account on this network signed a text. */
export function isBitcoinSigned({ chainId, address, message, signature }: SignedText): boolean {
  if (!bitcoinAddress.isOn(address, chainId)) return false
  const versions = bitcoinAddress.versionsOf(address)
  return readBitcoinSignature(signature).some((one) =>
    isMessageSignedBy(one, { message, address, versions }),
  )
}
