import type { SiwxWallet } from '@foyer/protocol/siwx'

/** A session as a backend tells it. A chain id is CAIP-2, or the number of an EVM network. */
export type BackendSession = {
  readonly address: string
  readonly chainId: string | number
  /** When it ends, RFC 3339. */
  readonly expirationTime?: string | undefined
}

/** What a backend is sent to check. */
export type BackendSigned = {
  /** The text that was signed, to the letter. */
  readonly message: string
  readonly signature: string
  readonly address: string
  /** CAIP-2. */
  readonly chainId: string
  /** Base64, where the account's address does not tell it (Cosmos). */
  readonly publicKey?: string | undefined
}

/**
 * The four things that a backend does, each by its URL or by a function. A URL is requested with the page's cookies.
 *
 * - `nonce`: GET; a text, or `{ nonce }`. A function returns the text.
 * - `verify`: POST of a `BackendSigned`; 2xx opens the session. A function resolves when it is open, and rejects or returns `false` when it is not.
 * - `session`: GET; a `BackendSession` or a list of them, also in a field `session`; nothing, `null`, `{}` or 401 where there is none.
 * - `signOut`: POST.
 */
export type BackendCalls = {
  readonly nonce: string | (() => Promise<string>)
  readonly verify: string | ((signed: BackendSigned, wallet?: SiwxWallet) => Promise<unknown>)
  readonly session:
    | string
    | (() => Promise<BackendSession | readonly BackendSession[] | null | undefined>)
  readonly signOut: string | (() => Promise<unknown>)
}

/** What a page of a backend that renders it may say besides. */
export type BackendKnown = {
  /**
   * The session that the backend rendered the page with, or `null` without one: until the backend is asked, a user whose wallet comes back is signed in by it, so that the first frame after
   * hydration is right. Default: the page knows none.
   */
  readonly known?: BackendSession | null | undefined
}
