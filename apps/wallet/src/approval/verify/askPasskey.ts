import type { Assertion } from './Passkey.js'

const timeoutMs = 120_000

/**
 * Has the browser ask for a passkey, in a press. What it says is checked by `checkAssertion`, elsewhere. Where the device has no such
 * passkey, a browser may say nothing at all until the time is over: whoever asks gives the person ways on meanwhile, and ends it by `signal`.
 *
 * @throws the browser's `DOMException`: the person said no, the page does not let the frame ask, or it was ended
 */
export async function askPasskey(
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
