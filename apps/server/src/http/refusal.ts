import type { ErrorAnswer } from '@foyer/protocol/api'
import { HttpError } from './HttpError.js'

/** The answer to a request that failed. Of an error that is not a refusal nothing is told. */
export function refusal(error: unknown): Response {
  const { status, reason, message, headers } = error instanceof HttpError ? error : unexpected
  const answer = {
    status: 'FAILED',
    reasons: [{ name: reason, description: message }],
  } satisfies ErrorAnswer
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

const unexpected = new HttpError(500, 'internal', 'The server failed. Try again later.')
