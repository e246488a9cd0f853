import { HttpError } from '../../errors/HttpError.js'

/** The same whether a session is unknown, too old, ended meanwhile, another browser's or another project's. */
export function sessionUnknown(): HttpError {
  return new HttpError(
    401,
    'session_unknown',
    'You are not logged in here any more. Log in again.',
    {
      'www-authenticate': 'DPoP error="invalid_token"',
    },
  )
}
