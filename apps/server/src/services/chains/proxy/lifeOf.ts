import type { ChainCall } from '../ChainCall.js'
import type { ChainFamily } from '../ChainFamily.js'
import type { AnswerLife } from '../Rule.js'

/** How long the answer to a call may be given to others. `undefined`: not at all. */
export function lifeOf(
  { lives }: ChainFamily,
  { method, params }: ChainCall,
  result: unknown,
): AnswerLife | undefined {
  // Nothing found may be found later, or by another node.
  if (result === null || (Array.isArray(result) && result.length === 0)) return undefined
  return lives.get(method)?.(Array.isArray(params) ? params : [], result)
}
