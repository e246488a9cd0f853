import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SealContext } from './KekProvider.js'

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM under a random nonce, which stands in front; the tag stands at the end. */
export function encrypt(key: Uint8Array, plain: Uint8Array, context: SealContext): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(toAad(context))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** @throws when the key, the context or a bit of it is another one */
export function decrypt(key: Uint8Array, sealed: Uint8Array, context: SealContext): Buffer {
  if (sealed.length < nonceBytes + tagBytes) throw new Error('The sealed value is too short')
  const end = sealed.length - tagBytes
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
    .setAAD(toAad(context))
    .setAuthTag(sealed.subarray(end))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, end)), decipher.final()])
}

/** The same bytes for the same context, whatever order its parts were written in. */
function toAad(context: SealContext): Buffer {
  const parts = Object.entries(context).sort(([one], [other]) => (one < other ? -1 : 1))
  return Buffer.from(JSON.stringify(parts))
}
