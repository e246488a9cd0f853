import type { Sealed } from './createKeysCipher.js'

/** What a page posts to the wallet's window. */
export type KeysMessage = {
  readonly id?: string
  readonly event?: string
  readonly sender?: string
  readonly data?: unknown
  readonly content?:
    | { readonly handshake: { readonly method: string } }
    | { readonly encrypted: Sealed }
}

/** What the window answers, and whether it closes then. */
export type KeysAnswer = { readonly reply: object; readonly closes: boolean }
