import type { SignInOptions } from './SignInOptions.js'

/** What sign-in at a Foyer server takes besides. */
export type ServerSignInOptions = SignInOptions & {
  /**
   * A cookie that no script reads holds the session, in the place of a token: where the server is of the page's own site, as `foyer.market.example` beside
   * `market.example`. The server refuses pages of other sites. Default: `false`.
   */
  readonly byCookie?: boolean | undefined
}
