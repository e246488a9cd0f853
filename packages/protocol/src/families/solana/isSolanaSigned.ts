import { base58 } from '@scure/base'
import { ed25519ByHand } from '../../ed25519ByHand.js'
import type { SignedText } from '../SignedText.js'

/** So many characters have the longest key and the longest signature in base58: what is longer is not read. */
const keyMax = 44
const signatureMax = 88

/** Whether the key that an address is signed a text (RFC 8032). */
export function isSolanaSigned({ address, message, signature }: SignedText): boolean {
  if (address.length > keyMax || signature.length > signatureMax) return false
  try {
    const [key, bytes] = [base58.decode(address), base58.decode(signature)]
    return ed25519ByHand.verify({
      ...{ key, signature: bytes },
      message: new TextEncoder().encode(message),
    })
  } catch {
    return false
  }
}
