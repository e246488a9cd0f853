import { HttpError } from '../../errors/HttpError.js'

/** Said to a reader of the address's mail alone. */
export function emailTaken(): HttpError {
  return new HttpError(
    409,
    'email_taken',
    'Another account has this address. Log in with it instead.',
  )
}
