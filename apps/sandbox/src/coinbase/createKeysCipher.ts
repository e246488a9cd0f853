const { subtle } = globalThis.crypto
const curve = { name: 'ECDH', namedCurve: 'P-256' }

/** What a page and the wallet's window send each other once they know each other's keys. */
export type Sealed = { readonly iv: Uint8Array; readonly cipherText: ArrayBuffer }

/** The wallet's end of the encryption between a page and its window (ECDH on P-256, AES-GCM), with a key of its own for each page's. */
export async function createKeysCipher(pageKey: string) {
  const own = await subtle.generateKey(curve, true, ['deriveKey'])
  const theirs = await subtle.importKey('spki', Buffer.from(pageKey, 'hex'), curve, true, [])
  const way = { name: 'AES-GCM', length: 256 }
  const key = await subtle.deriveKey({ name: 'ECDH', public: theirs }, own.privateKey, way, false, [
    'encrypt',
    'decrypt',
  ])
  return {
    publicKey: Buffer.from(await subtle.exportKey('spki', own.publicKey)).toString('hex'),
    async open({ iv, cipherText }: Sealed): Promise<unknown> {
      const bytes = await subtle.decrypt(
        { name: 'AES-GCM', iv: Uint8Array.from(iv) },
        key,
        cipherText,
      )
      return JSON.parse(new TextDecoder().decode(bytes))
    },
    async seal(value: unknown): Promise<Sealed> {
      const iv = globalThis.crypto.getRandomValues(new Uint8Array(12))
      const bytes = new TextEncoder().encode(JSON.stringify(value))
      return { iv, cipherText: await subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) }
    },
  }
}
