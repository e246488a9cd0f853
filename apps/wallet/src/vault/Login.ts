import type { LoggedIn } from '@foyer/protocol/login'

/** The logged-in user, without the token. */
export type Login = Omit<LoggedIn, 'session'> & {
  /** The address by which the user logged in, as typed in this browser. Not the keeper's word, as the rest is. */
  readonly typed?: string | undefined
}
