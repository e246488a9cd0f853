const { subtle } = globalThis.crypto

/** What is sealed between a page and a linked phone: initialisation vector, tag and text in hex, by the secret of their session (AES-GCM). */
export async function createLinkCipher(secret: string) {
  const way = { name: 'AES-GCM' }
  const key = await subtle.importKey('raw', Buffer.from(secret, 'hex'), way, false, [
    'encrypt',
    'decrypt',
  ])
  return {
    async seal(value: unknown): Promise<string> {
      const iv = globalThis.crypto.getRandomValues(new Uint8Array(12))
      const bytes = new TextEncoder().encode(JSON.stringify(value))
      const sealed = Buffer.from(await subtle.encrypt({ ...way, iv }, key, bytes))
      return Buffer.concat([iv, sealed.subarray(-16), sealed.subarray(0, -16)]).toString('hex')
    },
    async open(sealed: string): Promise<unknown> {
      const bytes = Buffer.from(sealed, 'hex')
      const text = Buffer.concat([bytes.subarray(28), bytes.subarray(12, 28)])
      const iv = Uint8Array.from(bytes.subarray(0, 12))
      return JSON.parse(new TextDecoder().decode(await subtle.decrypt({ ...way, iv }, key, text)))
    },
  }
}
