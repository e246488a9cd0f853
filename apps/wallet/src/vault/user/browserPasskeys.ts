import { random } from '../sets/bytes.js'
import { VaultError } from '../VaultError.js'
import { newPasskey, passkeyTimeoutMs } from './newPasskey.js'
import type { Passkeys } from './Passkeys.js'

/**
 * Passkeys of this browser with the extension `prf` (WebAuthn level 3, §10.1.4). Both calls need a press in the window that they are made in. Not
 * every browser and not every key has the extension: whether it is there shows in the answer alone.
 */
export function browserPasskeys(
  own: CredentialsContainer | undefined = globalThis.navigator?.credentials,
): Passkeys {
  const get: Passkeys['get'] = async (credentialId, salt, credentials = own) => {
    const publicKey: PublicKeyCredentialRequestOptions = {
      challenge: random(32),
      allowCredentials: [{ type: 'public-key', id: new Uint8Array(credentialId) }],
      userVerification: 'required',
      timeout: passkeyTimeoutMs,
      extensions: { prf: { eval: { first: new Uint8Array(salt) } } },
    }
    const found = await evaluate(() => credentials?.get({ publicKey }))
    const secret = secretOf(found)
    if (!secret) throw new VaultError('passkey_unsupported')
    return secret
  }
  return {
    get,
    async create(name, salt, credentials = own) {
      const publicKey = {
        ...newPasskey(name),
        extensions: { prf: { eval: { first: new Uint8Array(salt) } } },
      }
      const made = await evaluate(() => credentials?.create({ publicKey }))
      const credentialId = new Uint8Array(made.rawId)
      if (!made.getClientExtensionResults().prf?.enabled && !secretOf(made)) {
        throw new VaultError('passkey_unsupported')
      }
      // Some give the secret when the passkey is made, others only when it is used.
      return {
        credentialId,
        secret: secretOf(made) ?? (await get(credentialId, salt, credentials)),
      }
    },
  }
}

async function evaluate(
  request: () => Promise<Credential | null> | undefined,
): Promise<PublicKeyCredential> {
  let answer: Credential | null | undefined
  try {
    answer = await request()
  } catch (cause) {
    const isNotThere = cause instanceof DOMException && cause.name === 'NotSupportedError'
    throw new VaultError(isNotThere ? 'passkey_unsupported' : 'passkey_cancelled', { cause })
  }
  if (!answer) throw new VaultError('passkey_unsupported')
  return answer as PublicKeyCredential
}

function secretOf(credential: PublicKeyCredential): Uint8Array | undefined {
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (!first) return undefined
  const bytes = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first)
  return bytes.length === 32 ? bytes.slice() : undefined
}
