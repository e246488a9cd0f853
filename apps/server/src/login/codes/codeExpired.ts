import { HttpError } from '../../errors/HttpError.js'

/** What is said of a code that can not be right any more. */
export function codeExpired(): HttpError {
  return new HttpError(
    400,
    'code_expired',
    'The code is too old, was used, or was tried too often. Ask for a new one.',
  )
}
