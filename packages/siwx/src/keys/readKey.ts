import { generateKeyPair, type KeyPair } from 'dpop'
import { openDB } from 'idb'

const table = 'keys'

/**
 * The key that sessions of this page are bound to (ES256): it cannot be read out. `undefined` where the browser keeps none, as in some private windows: a
 * session is then held by its token alone.
 */
export async function readKey(projectId: string): Promise<KeyPair | undefined> {
  try {
    const database = await openDB(`foyer:${projectId}:siwx`, 1, {
      upgrade: (opened) => {
        opened.createObjectStore(table)
      },
      blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
    })
    // Made before the transaction, which does not wait for it. Two tabs end up with the same.
    const made = await generateKeyPair('ES256', { extractable: false })
    const change = database.transaction(table, 'readwrite')
    const found: unknown = await change.store.get('key')
    if (!isKeyPair(found)) await change.store.put(made, 'key')
    await change.done
    database.close()
    return isKeyPair(found) ? found : made
  } catch {
    return undefined
  }
}

function isKeyPair(value: unknown): value is KeyPair {
  const { privateKey, publicKey } = Object(value) as Partial<KeyPair>
  return privateKey instanceof CryptoKey && publicKey instanceof CryptoKey
}
