import type { Endpoint } from '@foyer/protocol/api'
import * as v from 'valibot'

/** An answer as the contract has it. @throws when it is not what the contract says */
export function checkAnswer<one extends Endpoint>(
  { output, path }: one,
  answer: unknown,
): v.InferOutput<one['output']> {
  const checked = v.safeParse(output, answer)
  if (checked.success) return checked.output as v.InferOutput<one['output']>
  throw new Error(`The answer of ${path} is not what the contract says`)
}
