import type { AnswerLife } from '../Rule.js'
import type { AdmittedCall } from './admitCall.js'

/** How long the answer to a call may be given to others. `undefined`: not at all. */
export function lifeOf(
  { rule, parameters }: Pick<AdmittedCall, 'rule' | 'parameters'>,
  result: unknown,
): AnswerLife | undefined {
  // Nothing found may be found later, or by another node.
  if (result === null || (Array.isArray(result) && result.length === 0)) return undefined
  return rule?.(parameters, result)
}
