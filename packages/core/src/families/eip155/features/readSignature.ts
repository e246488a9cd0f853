import { FoyerError } from '@foyer/protocol'
import type { Eip155Types } from '../types.js'

/** What contract wallets answer whose signature is on the chain: it is checked with no bytes at all (EIP-1271). */
const onChain = '0x'

/**
 * A signature in a wallet's answer. Those of contract wallets (EIP-1271) have any length.
 *
 * @throws `signature_on_chain` for one without bytes: whether the account's contract knows it is for the caller to find out
 */
export function readSignature(value: unknown): Eip155Types['signature'] {
  if (isHex(value)) return value
  if (value === onChain) throw new FoyerError('signature_on_chain')
  throw new FoyerError('sign_message_failed')
}

function isHex(value: unknown): value is Eip155Types['signature'] {
  return typeof value === 'string' && /^0x([\da-f]{2})+$/i.test(value)
}
