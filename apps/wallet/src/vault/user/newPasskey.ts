import { random } from '../sets/bytes.js'

/** The time that a user may take with a passkey. */
export const passkeyTimeoutMs = 120_000

/**
 * What the browser is asked to make: a passkey that asks who is there each time, with ES256 or RS256.
 *
 * @param name the browser shows it
 */
export function newPasskey(name: string) {
  return {
    challenge: random(32),
    rp: { name: 'Wallet' },
    user: { id: random(16), name, displayName: name },
    pubKeyCredParams: [
      { type: 'public-key', alg: -7 },
      { type: 'public-key', alg: -257 },
    ],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout: passkeyTimeoutMs,
  } satisfies PublicKeyCredentialCreationOptions
}
