import { HttpError } from './HttpError.js'

/** What who asks too often is answered: 429, and after how long to ask again. */
export function tooOften(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
  return new HttpError(429, 'too_many_requests', `Please try again after ${seconds} seconds`, {
    'retry-after': String(seconds),
  })
}
