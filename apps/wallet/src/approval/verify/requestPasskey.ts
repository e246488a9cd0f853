import type { Assertion } from './Passkey.js'

const timeoutMs = 120_000

/**
 * Requests an assertion of a passkey from the browser, in a press. `checkAssertion` checks the answer. Where the device has no such
 * passkey, a browser may stay silent until the time is over: the caller offers the user other ways meanwhile, and ends the request by
 * `signal`.
 *
 * @throws the browser's `DOMException`: the user declined, the page does not allow the frame to request it, or it was aborted
 */
export async function requestPasskey(
  credentialId: Uint8Array,
  challenge: Uint8Array,
  signal: AbortSignal,
  credentials: CredentialsContainer | undefined = globalThis.navigator?.credentials,
): Promise<Assertion> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: new Uint8Array(challenge),
    allowCredentials: [{ type: 'public-key', id: new Uint8Array(credentialId) }],
    userVerification: 'required',
    timeout: timeoutMs,
  }
  const found = (await credentials?.get({ publicKey, signal })) as
    | PublicKeyCredential
    | null
    | undefined
  if (!found) throw new DOMException('There are no passkeys here', 'NotSupportedError')
  const said = found.response as AuthenticatorAssertionResponse
  return {
    credentialId: new Uint8Array(found.rawId),
    clientData: new Uint8Array(said.clientDataJSON),
    authenticatorData: new Uint8Array(said.authenticatorData),
    signature: new Uint8Array(said.signature),
  }
}
