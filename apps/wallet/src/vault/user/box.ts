import { random, toBytes, toText } from '../sets/bytes.js'

/** AES-256-GCM, each with a nonce of its own, bound to what `about` says. */
export type Box = { readonly iv: string; readonly box: string }

const keyOf = (key: Uint8Array, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', new Uint8Array(key), 'AES-GCM', false, [use])
const bound = (about: string) => new TextEncoder().encode(about)

export async function lock(key: Uint8Array, content: Uint8Array, about: string): Promise<Box> {
  const iv = random(12)
  const parameters = { name: 'AES-GCM', iv, additionalData: bound(about) }
  const box = await crypto.subtle.encrypt(
    parameters,
    await keyOf(key, 'encrypt'),
    new Uint8Array(content),
  )
  return { iv: toText(iv), box: toText(new Uint8Array(box)) }
}

/** `undefined` when the key is not the one, or anything was changed. */
export async function unlock(
  key: Uint8Array,
  { iv, box }: Box,
  about: string,
): Promise<Uint8Array | undefined> {
  try {
    const parameters = {
      name: 'AES-GCM',
      iv: new Uint8Array(toBytes(iv)),
      additionalData: bound(about),
    }
    const opener = await keyOf(key, 'decrypt')
    return new Uint8Array(
      await crypto.subtle.decrypt(parameters, opener, new Uint8Array(toBytes(box))),
    )
  } catch {
    return undefined
  }
}
