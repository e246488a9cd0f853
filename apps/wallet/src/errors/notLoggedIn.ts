import { Failure } from './Failure.js'

/** The refusal of everything that needs a login, where no user is logged in, or no longer. */
export function notLoggedIn(options?: ErrorOptions): Failure {
  return new Failure('You are not logged in any more. Log in again.', 'not_logged_in', options)
}
