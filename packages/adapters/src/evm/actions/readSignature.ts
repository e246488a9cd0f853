import { FoyerError } from '@foyer/protocol'

/** A signature in a wallet's answer. Those of contract wallets (EIP-1271) have any length. */
export function readSignature(value: unknown): string {
  if (typeof value === 'string' && /^0x([\da-f]{2})+$/i.test(value)) return value
  throw new FoyerError('sign_message_failed')
}
