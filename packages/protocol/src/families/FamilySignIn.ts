/** What a sign-in message (CAIP-122) of a chain family keeps to, beside what all of them do. */
export type FamilySignIn = {
  /** Whether this is an address in the one spelling that a message may have. */
  isAddress(address: string): boolean
  /** Any such address: the rest of a message is checked with it before its signer is known. */
  readonly placeholder: string
  /** A wallet signs in while it is paired (`wc_sessionAuthenticate`). */
  readonly whilePairing?: true
}
