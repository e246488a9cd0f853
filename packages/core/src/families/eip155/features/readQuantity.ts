import { FoyerError } from '@foyer/protocol'

/** A number in the answer of a node or a wallet: hex, 256 bits at most. */
export function readQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)) return BigInt(value)
  throw new FoyerError('answer_invalid')
}
