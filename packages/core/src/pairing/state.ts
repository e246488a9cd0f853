/** A wallet app that was chosen from a list, and the link that leads into it. */
export type LinkedWallet = {
  readonly name: string
  readonly href: string
  /** Of the directory, where it is listed there. */
  readonly id?: string | undefined
}

/** The wallet of the session, by the name that it gives itself: one line, of bounded length. */
export type PairedWallet = {
  readonly name: string
  /** The wallet's own page, when it gave a web address. */
  readonly url: string | undefined
}

export type PairingState = {
  /** The URI that a wallet scans, or gets by a link. */
  readonly uri?: string | undefined
  /** When a new URI is needed, milliseconds since the epoch; `undefined` for one that the host gave. */
  readonly expiresAt?: number | undefined
  /** `preparing` until there is a URI; `waiting` for the wallet. */
  readonly status: 'idle' | 'preparing' | 'waiting' | 'declined' | 'failed'
  /** The error of `declined` or `failed`. */
  readonly error?: unknown
  /** The wallet app that was opened for the user; requests open the same one. */
  readonly linked?: LinkedWallet | undefined
  /** The relay does not answer now: no message reaches a wallet until it does. */
  readonly isCut: boolean
  /** The id of this browser at the relay, once it is known: `did:key:…` */
  readonly clientId?: string | undefined
  /** The wallet of the session, while there is one. */
  readonly wallet?: PairedWallet | undefined
}

export const initialPairing: PairingState = {
  status: 'idle',
  isCut: false,
}
