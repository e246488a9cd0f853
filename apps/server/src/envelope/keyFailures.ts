import { HttpError } from '../errors/HttpError.js'

const againInSeconds = '10'

/** Whatever keeps the keys does not answer for now. Nothing was sealed or opened. */
export function keysAway(cause: Error): HttpError {
  return new HttpError(
    503,
    'keys_away',
    'The service that keeps the keys does not answer now. Nothing was changed. Try again in a moment.',
    { 'retry-after': againInSeconds },
    { cause },
  )
}

/** It answers, and does not do it: another key, no right to it, or what was sealed is not what it was. */
export function keysRefused(cause: Error): HttpError {
  return new HttpError(
    503,
    'keys_refused',
    'The service that keeps the keys refused. Nothing was changed. Its operator has to look into it.',
    {},
    { cause },
  )
}
