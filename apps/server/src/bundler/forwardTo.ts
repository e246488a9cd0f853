import * as v from 'valibot'
import { readText } from '../bounds/readText.js'
import { ChainError } from '../services/chains/ChainError.js'
import { readExact } from '../services/exactJson.js'
import { refuse } from './failures.js'

const waitMs = 20_000
const bytesMax = 4_194_304

const Answer = v.looseObject({
  result: v.optional(v.unknown()),
  error: v.nullish(
    v.looseObject({
      code: v.pipe(v.number(), v.safeInteger()),
      message: v.string(),
      data: v.optional(v.unknown()),
    }),
  ),
})

/**
 * Forwards a call to the bundler that the configuration names.
 *
 * @throws `ChainError` with its code, or -32603 without its URL, in which there may be a key
 */
export async function forwardTo(
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const answer = await post(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  const read = v.safeParse(Answer, answer)
  if (!read.success) throw refuse('internal', 'The bundler does not answer now.')
  const { error, result } = read.output
  if (error) throw new ChainError(error.code, error.message.slice(0, 2_000), error.data)
  return result ?? null
}

async function post(url: string, body: string): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
      body,
    })
    return readExact(await readText(response, bytesMax, () => new Error('too long')))
  } catch {
    throw refuse('internal', 'The bundler does not answer now.')
  }
}
