import type { ErrorAnswer } from '@foyer/protocol/api'
import { HttpError } from '../errors/HttpError.js'

/** The answer to a failed request. An error that is not an `HttpError` becomes one that tells nothing of it. */
export function refusal(error: unknown): Response {
  const { status, reason, message, headers } = error instanceof HttpError ? error : unexpected
  const answer = {
    status: 'FAILED',
    reasons: [{ name: reason, description: message }],
  } satisfies ErrorAnswer
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

const unexpected = new HttpError(500, 'internal', 'The server failed. Try again later.')
