import type { LoggedIn } from '@foyer/protocol/login'

/** Who is logged in, without the token. */
export type Login = Omit<LoggedIn, 'session'>

/** Who is logged in at this project in this browser: one person for all of its tabs. */
export type Person = {
  /**
   * Who is logged in; `undefined`: nobody. The keeper is asked once a page.
   *
   * @throws `CallError` when the keeper cannot be asked: that somebody is logged in is not known then
   */
  read(): Promise<Login | undefined>
  /** The token of the session, for calls to the keeper. */
  session(): Promise<string | undefined>
  /** Somebody logged in. Other tabs hear of it. */
  begin(login: LoggedIn): Promise<void>
  /** Nobody is logged in here any more. Other tabs hear of it. */
  end(): Promise<void>
  /** The keeper no longer knows this session: it was ended elsewhere. */
  ended(session: string): void
  /** What the keeper knows of the person has changed: it is asked again. */
  forget(): void
  /** Calls back whenever another person or nobody is logged in, whichever tab did it. Returns the end of it. */
  onChange(hear: () => void): () => void
}
