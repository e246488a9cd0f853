import { FoyerError } from '@foyer/protocol'

/** A transaction hash in the answer of a wallet. */
export function readHash(value: unknown): `0x${string}` {
  if (typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)) return value as `0x${string}`
  throw new FoyerError('answer_invalid')
}
