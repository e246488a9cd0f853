/** A wallet app that was chosen from a list, and the link that leads into it. */
export type LinkedWallet = {
  readonly name: string
  readonly href: string
  /** Of the directory, where it is listed there. */
  readonly id?: string | undefined
}

/** The wallet at the other end of the session, as it names itself: one line, of bounded length. */
export type PairedWallet = {
  readonly name: string
  /** The wallet's own page, when it gave an address of the web. */
  readonly url: string | undefined
}

export type PairingState = {
  /** What a wallet scans, or is handed by a link. */
  readonly uri?: string | undefined
  /** When a new one is needed, milliseconds since the epoch; `undefined` for one that the host gave. */
  readonly expiresAt?: number | undefined
  /** `preparing` until there is a URI; `waiting` for the wallet. */
  readonly status: 'idle' | 'preparing' | 'waiting' | 'declined' | 'failed'
  /** Why it was declined or failed. */
  readonly error?: unknown
  /** Where the person was sent to; requests go to the same wallet. */
  readonly linked?: LinkedWallet | undefined
  /** The relay does not answer now: nothing reaches a wallet until it does. */
  readonly isCut: boolean
  /** Whom the session is with, as long as there is one. */
  readonly wallet?: PairedWallet | undefined
}

/** The id of the way to a wallet by pairing, the same in every chain family. */
export const pairingConnectorId = 'walletConnect'

export const initialPairing: PairingState = {
  status: 'idle',
  isCut: false,
}
