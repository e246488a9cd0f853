import type { LoggedIn } from '@foyer/protocol/login'

/** Who is logged in, without the token. */
export type Login = Omit<LoggedIn, 'session'> & {
  /** The address by which the person logged in, as it was typed in this browser. Not the keeper’s word, as the rest is. */
  readonly typed?: string | undefined
}

export type Unseen = {
  readonly login: Login
  /** Lets the page in, as long as it is still this person who is logged in. */
  agree(): Promise<void>
}

/**
 * Who is logged in at this project in this browser: one person for all of its tabs. For a page of an origin that the person never let in,
 * nobody is: it gets no session, and so nothing that needs one.
 */
export type Person = {
  /**
   * Who is logged in; `undefined`: nobody, as far as the page around the frame may know. The keeper is asked once a page.
   *
   * @throws `CallError` when the keeper cannot be asked: that somebody is logged in is not known then
   */
  read(): Promise<Login | undefined>
  /** The token of the session, for calls to the keeper. */
  session(): Promise<string | undefined>
  /** Somebody logged in from this page, which lets it in, by an address that they `typed` or without. A login counts once. Other tabs hear of it. */
  begin(login: LoggedIn, typed?: string | undefined): Promise<void>
  /** Who logged in by an address has another one, which was typed here, too. */
  moved(typed: string): Promise<void>
  /**
   * Who is logged in though this page was not let in: for the wallet's own screens, which ask whether it may be.
   *
   * @throws as `read`
   */
  unseen(): Promise<Unseen | undefined>
  /** The origins that were let in; none for a page that was not. */
  origins(): Promise<readonly string[]>
  /**
   * What this page may know is taken back from an origin; it may be the page's own. The session ends with the last of them, as by `end`.
   */
  disconnect(origin: string): Promise<void>
  /** Nobody is logged in here any more, for no page. Other tabs hear of it, and keeper and guard as soon as they can be reached. */
  end(): Promise<void>
  /** The keeper no longer knows this session: it was ended elsewhere. */
  ended(session: string): void
  /** What the keeper knows of the person has changed: it is asked again. */
  forget(): void
  /** Calls back whenever another person or nobody is logged in, whichever tab did it. Returns the end of it. */
  onChange(hear: () => void): () => void
}
