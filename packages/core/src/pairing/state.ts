/** A wallet app that was chosen from a list, and the link that leads into it. */
export type LinkedWallet = { readonly name: string; readonly href: string }

export type PairingState = {
  /** What a wallet scans, or is handed by a link. */
  readonly uri: string | undefined
  /** When a new one is needed, milliseconds since the epoch; `undefined` for one that the host gave. */
  readonly expiresAt: number | undefined
  /** `preparing` until there is a URI; `waiting` for the wallet. */
  readonly status: 'idle' | 'preparing' | 'waiting' | 'declined' | 'failed'
  /** Why it was declined or failed. */
  readonly error: unknown
  /** Where the person was sent to; requests go to the same wallet. */
  readonly linked: LinkedWallet | undefined
}

export const initialPairing: PairingState = {
  uri: undefined,
  expiresAt: undefined,
  status: 'idle',
  error: undefined,
  linked: undefined,
}
