import { counterOf } from './checkAssertion.js'
import { defaultLimit, type KeptPasskey } from './Passkey.js'

const timeoutMs = 120_000
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/**
 * Has the browser make a passkey, in a press.
 *
 * @param name the browser shows it
 * @throws the browser's `DOMException`; `NotSupportedError` where what it made cannot be checked here
 */
export async function makePasskey(name: string, origin: string): Promise<KeptPasskey> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: random(32),
    rp: { name: 'Wallet' },
    user: { id: random(16), name, displayName: name },
    pubKeyCredParams: [
      { type: 'public-key', alg: -7 },
      { type: 'public-key', alg: -257 },
    ],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout: timeoutMs,
  }
  const made = (await navigator.credentials?.create({ publicKey })) as PublicKeyCredential | null
  const said = made?.response as AuthenticatorAttestationResponse | undefined
  const key = said?.getPublicKey()
  const algorithm = said?.getPublicKeyAlgorithm()
  const counter = said && counterOf(new Uint8Array(said.getAuthenticatorData()), origin)
  if (!made || !key || counter === undefined || (algorithm !== -7 && algorithm !== -257))
    throw new DOMException('This passkey cannot be checked here', 'NotSupportedError')
  return {
    credentialId: new Uint8Array(made.rawId),
    publicKey: new Uint8Array(key),
    ...{ algorithm, counter, limit: defaultLimit },
  }
}
