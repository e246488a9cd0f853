import { FoyerError } from '@foyer/protocol'
import type { Eip155Types } from '../types.js'

/** A signature in a wallet's answer. Those of contract wallets (EIP-1271) have any length. */
export function readSignature(value: unknown): Eip155Types['signature'] {
  if (isHex(value)) return value
  throw new FoyerError('sign_message_failed')
}

function isHex(value: unknown): value is Eip155Types['signature'] {
  return typeof value === 'string' && /^0x([\da-f]{2})+$/i.test(value)
}
