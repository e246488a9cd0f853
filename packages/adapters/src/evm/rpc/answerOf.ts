import { FoyerError } from '@foyer/protocol'

/**
 * What a node answered that did not say its chain id, for the developer: an HTTP status, nothing, or what no node answers. Its own words and
 * addresses are left out: they may hold a key.
 */
export function answerOf(error: unknown): number | 'nothing' | 'foreign' {
  if (FoyerError.is(error, 'answer_invalid')) return 'foreign'
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('status' in one && typeof one.status === 'number') return one.status
    if (one.name === 'SyntaxError' || one.name === 'RpcRequestError') return 'foreign'
  }
  return 'nothing'
}
