import { causes, FoyerError } from '@foyer/protocol'
import type { Call, Rpc } from '../Rpc.js'
import { isLost } from '../ways/isLost.js'

/**
 * Hands a network something that is signed. Once it left, only the node's own refusal says that it was not taken: an answer that is lost, or that cannot be
 * read, is `undefined`, and so is one of a node that has it already (`known` matches its words). The sender knows its id, and looks for that.
 *
 * @throws the node's refusal, or why nothing was sent
 */
export async function handOver(
  rpc: Rpc,
  { id, call, known }: { id: Parameters<Rpc>[0]; call: Call; known: RegExp },
): Promise<unknown> {
  try {
    return await rpc(id, call)
  } catch (error) {
    if (isLost(error) || known.test(wordsOf(error))) return undefined
    throw error
  }
}

/** What a node says in an error, over HTTP or by JSON-RPC. */
function wordsOf(error: unknown): string {
  if (FoyerError.is(error, 'http_status')) return error.data.reason ?? ''
  return causes(error)
    .map(({ message }) => message)
    .join(': ')
}
