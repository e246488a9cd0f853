import { FoyerError } from '@foyer/protocol'

/** A hash in an answer of the page around. @throws `answer_invalid` */
export function readHash(value: unknown): `0x${string}` {
  if (typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)) return value as `0x${string}`
  throw new FoyerError('answer_invalid')
}
