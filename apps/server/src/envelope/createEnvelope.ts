import { randomBytes } from 'node:crypto'
import { decrypt, encrypt } from './aesGcm.js'
import type { KekProvider, SealContext } from './KekProvider.js'

/** Seals values for the database: each under a key of its own, which is wrapped by one that is not there. */
export type Envelope = {
  seal(plain: Uint8Array, context: SealContext): Promise<string>
  /** @throws when it was sealed for something else, by another key, or was changed */
  open(sealed: string, context: SealContext): Promise<Buffer>
  /** Whether the key that a sealed value needs is there. */
  knows(sealed: string): boolean
}

export function createEnvelope(kek: KekProvider): Envelope {
  return {
    async seal(plain, context) {
      const key = randomBytes(32)
      const wrapped = await kek.wrap(key, context)
      const data = encrypt(key, plain, context)
      key.fill(0)
      return ['1', kek.id, toText(wrapped), toText(data)].join('.')
    },
    async open(sealed, context) {
      const { id, wrapped, data } = read(sealed)
      const key = await kek.unwrap(id, wrapped, context)
      const plain = decrypt(key, data, context)
      key.fill(0)
      return plain
    },
    knows: (sealed) => kek.knows(read(sealed).id),
  }
}

function read(sealed: string) {
  const [version, id, wrapped, data] = sealed.split('.')
  if (version !== '1' || id === undefined || wrapped === undefined || data === undefined)
    throw new Error('The sealed value is of a version that is not known here')
  return {
    id,
    wrapped: Buffer.from(wrapped, 'base64url'),
    data: Buffer.from(data, 'base64url'),
  }
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
