import * as v from 'valibot'

/** A passkey that this browser asks for before what is risky, and from when on. */
export const StoredPasskey = v.object({
  credentialId: v.instance(Uint8Array),
  /** DER, SubjectPublicKeyInfo. */
  publicKey: v.instance(Uint8Array),
  /** COSE: ES256 or RS256. */
  algorithm: v.picklist([-7, -257]),
  /** Of the last time, as the authenticator counts; 0 where it does not. */
  counter: v.number(),
  /** More than so many dollars is asked for, in cents. */
  limit: v.bigint(),
  /** When it was said here that it is lost, by the keeper's clock; milliseconds since 1970. */
  lostAt: v.optional(v.number()),
})
export type StoredPasskey = v.InferOutput<typeof StoredPasskey>

/** What an authenticator says (WebAuthn level 3, §5.2.2): plain data, so that it crosses from the wallet's window. */
export type Assertion = {
  readonly credentialId: Uint8Array
  readonly clientData: Uint8Array
  readonly authenticatorData: Uint8Array
  readonly signature: Uint8Array
}

/** What the screens know of the check that an action needs. */
export type PasskeyChallenge = {
  readonly credentialId: Uint8Array
  /** Of this one request. */
  readonly nonce: Uint8Array
  readonly limit: bigint
}

/** Above this amount in dollars, in cents, a press alone approves nothing in a frame. */
export const frameLimit = 10_000n

/** Dollars, in cents, before the user chose. */
export const defaultLimit = 100_000n
