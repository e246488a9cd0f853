import * as v from 'valibot'
import { readExact } from '../../exactJson.js'
import { ChainError } from '../ChainError.js'
import { isShallow } from './isShallow.js'
import { NodeFault } from './NodeFault.js'

/** Longer than what a node says of a call, shorter than what the contract takes. */
const messageMax = 1_000

const Answer = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.number(),
  result: v.optional(v.unknown()),
  error: v.nullish(
    v.object({
      code: v.pipe(v.number(), v.safeInteger()),
      message: v.optional(v.string(), ''),
      data: v.optional(v.unknown()),
    }),
  ),
})

/**
 * Reads the answer to the call of this id, without rounding its numbers.
 *
 * @throws `ChainError` with what the node says of the call, `NodeFault` when it is no answer to it
 */
export function readAnswer(text: string, id: number): unknown {
  const answer = v.safeParse(Answer, parse(text))
  if (!answer.success || answer.output.id !== id) throw new NodeFault('malformed')
  const { error, result } = answer.output
  if (!isShallow(error?.data ?? result)) throw new NodeFault('malformed')
  if (error) throw new ChainError(error.code, clean(error.message), error.data)
  if (result === undefined) throw new NodeFault('malformed')
  return result
}

function parse(text: string): unknown {
  try {
    return readExact(text)
  } catch {
    return undefined
  }
}

function clean(message: string): string {
  return message.slice(0, messageMax).replaceAll(/[\0\p{Cs}]/gu, '')
}
