import type { LoggedIn } from '@foyer/protocol/login'
import type { Login } from '../vault/Login.js'

export type Unseen = {
  readonly login: Login
  /** Lets the page in, as long as it is still this user who is logged in. */
  agree(): Promise<void>
}

/**
 * The login of this project in this browser: one user for all of its tabs. A page of an origin without the user's consent sees no login: it
 * gets no session, and so nothing that needs one.
 */
export type User = {
  /**
   * The login as the page around the frame may know it; `undefined`: none. The keeper is queried once a page.
   *
   * @throws `CallError` when the keeper cannot be reached: whether there is a login is not known then
   */
  read(): Promise<Login | undefined>
  /** The token of the session, for calls to the keeper. */
  session(): Promise<string | undefined>
  /**
   * Starts a login from this page, and gives the page consent; `typed` is the address that the user typed, if any. A login counts once.
   * Other tabs are notified.
   */
  begin(login: LoggedIn, typed?: string | undefined): Promise<void>
  /** The user of an e-mail address has another one now, which was typed here, too. */
  moved(typed: string): Promise<void>
  /**
   * The login even where this page has no consent: for the wallet's own screens, which request the consent.
   *
   * @throws as `read`
   */
  unseen(): Promise<Unseen | undefined>
  /** The origins that were let in; none for a page that was not. */
  origins(): Promise<readonly string[]>
  /**
   * What this page may know is taken back from an origin; it may be the page's own. The session ends with the last of them, as by `end`. `isRemoved`: the user did it,
   * and not the page, which comes back by no login that the user is not asked about.
   */
  disconnect(origin: string, options?: { isRemoved: boolean }): Promise<void>
  /** Names the removal of this page by the user, until it is let in again. */
  removal(): Promise<string | undefined>
  /** Ends the login here, for every page. Other tabs are notified at once, keeper and guard as soon as they can be reached. */
  end(): Promise<void>
  /** The keeper no longer knows this session: it was ended elsewhere. */
  ended(session: string): void
  /** The keeper's data on the user has changed: it is fetched again. */
  forget(): void
  /** Calls back on every login of another user and on every log-out, whichever tab caused it. Returns the end of it. */
  onChange(listener: () => void): () => void
}
