import { FoyerError } from '@foyer/protocol'

/** A transaction's id in what a wallet or a node answers. @throws `answer_invalid` for what is none */
export function readId(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value)) return value.toLowerCase()
  throw new FoyerError('answer_invalid')
}
