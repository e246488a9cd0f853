import type { SignedText } from '../SignedText.js'
import { isSignedByAccount } from './isSignedByAccount.js'
import { toPolkadotMessages } from './toPolkadotMessages.js'

/** Whether an account signed a text, by whichever of its kinds of key, and whichever network spells its address. */
export function isPolkadotSigned({ address, message, signature }: SignedText): boolean {
  return isSignedByAccount(signature, { messages: toPolkadotMessages(message), address })
}
