/** The part of a browser window that a wallet touches; an `EventTarget` is enough in Node. */
export type WalletWindow = Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
> & {
  readonly localStorage?: WalletStorage
  readonly sessionStorage?: WalletStorage
  readonly document?: Document
  readonly location?: { readonly host: string }
}

/** The part of `Storage` that a wallet uses. */
export type WalletStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
