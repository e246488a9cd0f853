import { HttpError } from './HttpError.js'

/** The refusal of too many requests: 429, and after how long to try again. */
export function tooOften(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
  return new HttpError(429, 'too_many_requests', `Please try again after ${seconds} seconds`, {
    'retry-after': String(seconds),
  })
}
