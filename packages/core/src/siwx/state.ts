import type { Namespace } from '@foyer/protocol'
import type { SiwxSession, SiwxText } from '@foyer/protocol/siwx'

/**
 * Whether the account in use is signed in: `asking` while the user is prompted, `signing` in the wallet, `verifying` by the store. `refused` when
 * the user said no, `failed` when it did not work, with the reason in `error`.
 */
export type SignInStatus =
  | 'signedOut'
  | 'asking'
  | 'signing'
  | 'verifying'
  | 'signedIn'
  | 'refused'
  | 'failed'

/** There is a session where the account is signed in, and nowhere else: the compiler knows it. */
export type HeldSession =
  | { readonly status: 'signedIn'; readonly session: SiwxSession }
  | { readonly status: Exclude<SignInStatus, 'signedIn'>; readonly session?: undefined }

/** The sign-in of one account on one network. */
export type SignIn = HeldSession & {
  /** The account and network that it is about, CAIP-10. */
  readonly account: string
  /** The store is asked whether there is a session: until it answers, `signedOut` is no answer yet. */
  readonly isChecking?: boolean | undefined
  /** The text that is to be signed, once it is made. */
  readonly text?: SiwxText | undefined
  readonly error?: unknown
}

export type SiwxState = {
  /** A wallet stays connected only with a session; `undefined` until the store has said. */
  readonly isRequired?: boolean | undefined
  /** The store lists the sign-ins of an account. */
  readonly isListing?: boolean | undefined
  /** The chain families whose accounts sign in; `undefined`: all, or the store has not said. */
  readonly namespaces?: readonly Namespace[] | undefined
  /** After so many milliseconds a session is asked for again. */
  readonly recheckMs?: number | undefined
  readonly byNamespace: Readonly<Partial<Record<Namespace, SignIn>>>
}
