/** What a sign-in message (CAIP-122) of a chain family keeps to, beside what all of them do. */
export type FamilySignIn = {
  /** Whether this is an address in the one spelling that a message may have. */
  isAddress(address: string): boolean
  /** The address in that spelling, where wallets write others. */
  spell?(address: string): string
  /** Any such address: the rest of a message is checked with it before its signer is known. */
  readonly placeholder: string
  /** Where wallets write the text by a standard of their own: without the empty line of a statement that there is none of, or the network. */
  readonly ownText?: {
    /** The CAIP-2 reference of the network that is written so, or not at all. */
    referenceOf(written: string): string
    /** The reference of a network that the text does not tell. */
    readonly unnamed: string
  }
  /** A wallet signs in while it is paired (`wc_sessionAuthenticate`). */
  readonly whilePairing?: true
}
