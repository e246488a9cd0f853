import type { Passkeys } from '../user/Passkeys.js'
import { VaultError } from '../VaultError.js'

/** The passkeys of one user, as all their browsers have them. */
export function createPasskeys(): Passkeys & { lose(): void } {
  const secrets = new Map<string, Uint8Array>()
  const get: Passkeys['get'] = async (credentialId, salt) => {
    const own = secrets.get(credentialId.join())
    if (!own) throw new VaultError('passkey_cancelled')
    return new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array([...own, ...salt])))
  }
  return {
    get,
    async create(_name, salt) {
      const credentialId = crypto.getRandomValues(new Uint8Array(16))
      secrets.set(credentialId.join(), crypto.getRandomValues(new Uint8Array(32)))
      return { credentialId, secret: await get(credentialId, salt) }
    },
    lose: () => secrets.clear(),
  }
}
