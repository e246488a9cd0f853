import { generateKeyPair, type KeyPair } from 'dpop'
import type { BrowserStore } from '../storage/BrowserStore.js'

const name = 'browser-key'

/**
 * The key that this browser is known by (ES256). It cannot be read out, not even by this page; two tabs that make one at the same
 * time end up with the same.
 */
export async function readBrowserKey(store: BrowserStore): Promise<KeyPair> {
  const found = await store.read(name)
  if (isKeyPair(found)) return found
  return store.writeFirst(name, await generateKeyPair('ES256', { extractable: false }))
}

function isKeyPair(value: unknown): value is KeyPair {
  if (typeof value !== 'object' || value === null) return false
  const { privateKey, publicKey } = value as Partial<KeyPair>
  return privateKey instanceof CryptoKey && publicKey instanceof CryptoKey
}
