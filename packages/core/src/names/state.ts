import type { CaipNetworkId, Namespace } from '@foyer/protocol'

/** What the host's server gives names in. */
export type NameZone = {
  /** What they end with, without the dot in front; `undefined` where the server gives none. */
  readonly suffix: string | undefined
  /** So many an account may hold. */
  readonly namesMax: number
}

/**
 * A name that is chosen.
 *
 * - `status`: what is known of the label. `empty`, `short` (fewer than four characters) and `invalid` (others than letters a-z, digits and hyphens between them) are seen
 *   here; `searching` the server; `free` can be registered; `own` is the account's already; `taken` is another one's; `reserved` is given to no account;
 *   `unread`: the server did not say, `failure` says why.
 * - `step`: `editing`; `signing`: the wallet has the message; `registering`: the server has the signature.
 */
export type NameDraft = {
  readonly namespace: Namespace
  readonly caipNetworkId: CaipNetworkId
  readonly account: string
  /** The name of the account, whole, that is given up for it; `undefined` where another one is added. */
  readonly instead: string | undefined
  /** As it is typed, in small letters. */
  readonly label: string
  readonly status:
    | 'empty'
    | 'short'
    | 'invalid'
    | 'searching'
    | 'free'
    | 'own'
    | 'taken'
    | 'reserved'
    | 'unread'
  /** Names like it that can be registered, whole. */
  readonly suggestions: readonly string[]
  /** What will be signed, to the byte: of `free` and `own`. It holds five minutes and is written anew before. */
  readonly message: string | undefined
  /** The signature of `message`, where the server did not answer it: the next try sends it again. */
  readonly signature: string | undefined
  readonly step: 'editing' | 'signing' | 'registering'
  /** The error of the latest search or registration, a `FoyerError` in all cases that are known. */
  readonly failure: unknown
}

export type NamesState = {
  /** Absent until it is read. */
  readonly zone?: NameZone | undefined
  readonly draft?: NameDraft | undefined
  /** The name that was registered last, whole. */
  readonly registered?: string | undefined
}
