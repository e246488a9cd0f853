import { newPasskey } from '../../vault/user/newPasskey.js'
import { counterOf } from './checkAssertion.js'
import { defaultLimit, type StoredPasskey } from './Passkey.js'

/**
 * Has the browser make a passkey, in a press.
 *
 * @param name the browser shows it
 * @throws the browser's `DOMException`; `NotSupportedError` where what it made cannot be checked here
 */
export async function makePasskey(name: string, origin: string): Promise<StoredPasskey> {
  const publicKey = newPasskey(name)
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
