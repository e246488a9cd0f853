import { FoyerError } from '@foyer/protocol'
import { ErrorAnswer } from '@foyer/protocol/api'
import * as v from 'valibot'
import { readAnswer } from '../api/readAnswer.js'

/**
 * Why the server did not register a name: `name_registration_failed` with its code and its sentence, where it read the message and refused. What may have been registered all the
 * same, because no answer came or the server failed, stays as it is.
 */
export async function toNameError(error: unknown, name: string): Promise<unknown> {
  if (!FoyerError.is(error, 'http_status') || error.data.status >= 500) return error
  const { status, reason } = error.data
  const description = await descriptionOf(error.cause)
  return new FoyerError('name_registration_failed', {
    data: { name, description, reason: status === 429 ? 'too_often' : reason },
    cause: error,
  })
}

async function descriptionOf(cause: unknown): Promise<string | undefined> {
  try {
    const answer = await readAnswer((cause as Response).clone(), 'json')
    return v.parse(ErrorAnswer, answer).reasons[0]?.description
  } catch {
    // A proxy in between has its own pages; the status says enough.
    return undefined
  }
}
