import { clientIdOfKey, relayTokenOf, relayTokenText } from '@foyer/protocol/relay'
import type { RelayIdentity } from './RelayIdentity.js'

/** An Ed25519 private key before its 32 bytes, in PKCS #8. */
const pkcs8 = '302e020100300506032b657004220420'

/**
 * The browser signs by itself where it can; elsewhere, and on pages without TLS, a library is loaded for it.
 *
 * @param seed the private key, 64 hex digits; a secret
 */
export async function openIdentity(
  seed: string,
  subtle: SubtleCrypto | undefined,
): Promise<RelayIdentity> {
  try {
    if (subtle) return await openWith(subtle, seed)
  } catch {
    // It knows no Ed25519.
  }
  const { identityByHand } = await import('./identityByHand.js')
  return identityByHand(seed)
}

async function openWith(subtle: SubtleCrypto, seed: string): Promise<RelayIdentity> {
  const bytes = (pkcs8 + seed).match(/../g)?.map((digits) => Number.parseInt(digits, 16)) ?? []
  const key = await subtle.importKey('pkcs8', Uint8Array.from(bytes), 'Ed25519', true, ['sign'])
  const { x = '' } = await subtle.exportKey('jwk', key)
  const base64 = x.replace(/-/g, '+').replace(/_/g, '/')
  const publicKey = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const clientId = clientIdOfKey(publicKey)
  return {
    clientId,
    async token(parameters) {
      const text = relayTokenText({ clientId, ...parameters })
      const signature = await subtle.sign('Ed25519', key, new TextEncoder().encode(text))
      return relayTokenOf(text, new Uint8Array(signature))
    },
  }
}
