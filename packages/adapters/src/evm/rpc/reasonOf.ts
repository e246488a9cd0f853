import { FoyerError } from '@foyer/protocol'

/** Why a node did not answer its chain id, for the developer. Its own words and addresses are left out: they may hold a key. */
export function reasonOf(error: unknown): string {
  if (FoyerError.is(error, 'answer_invalid')) return foreign
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('status' in one && typeof one.status === 'number') return `HTTP status ${one.status}`
    if (one.name === 'SyntaxError' || one.name === 'RpcRequestError') return foreign
  }
  return 'no answer'
}

const foreign = 'an answer that no node gives'
