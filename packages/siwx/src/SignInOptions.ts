/** What every way to sign in takes. */
export type SignInOptions = {
  /** Shown to the user above the facts: one line of ASCII. Default: none. */
  readonly statement?: string | undefined
  /** What the signature is good for, URIs. Default: none. */
  readonly resources?: readonly string[] | undefined
  /** How long the session is good for, in seconds; the text says it. */
  readonly expiresInS?: number | undefined
  /** Whether a wallet stays connected only with a session: without a sign-in it is disconnected. Default: `false`. */
  readonly required?: boolean | undefined
  /** Whether disconnecting ends the session. Default: `true`. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Whether another account in the wallet ends the sessions of the former, on all networks of the page. Default: `false`. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Whether another network ends the session on the former. Default: `false`. */
  readonly signOutOnNetworkChange?: boolean | undefined
  /** `account`: one signature is for all networks of an account that a key holds. Default: `chain`. */
  readonly scope?: 'chain' | 'account' | undefined
}
