import { base58 } from '@scure/base'

const charactersMax = 44
const keyLength = 32

/** The 32 bytes of an address or a hash in base58; `undefined` for what is something else. */
export function readKey(text: unknown): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length > charactersMax) return undefined
  try {
    const bytes = base58.decode(text)
    return bytes.length === keyLength ? bytes : undefined
  } catch {
    return undefined
  }
}
