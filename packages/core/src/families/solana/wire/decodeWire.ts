import { base58, base64 } from '@scure/base'
import { readTransaction, type SolanaWire } from './readTransaction.js'

/** More characters than the longest transaction has in base58. */
const charactersMax = 1_700

export type DecodedWire = SolanaWire & { readonly bytes: Uint8Array }

/**
 * A transaction in base64, base58 or bytes; `undefined` for what is none. A text may be good in both alphabets, but is a transaction in one of
 * them alone.
 */
export function decodeWire(given: unknown): DecodedWire | undefined {
  for (const decode of [base64.decode, base58.decode]) {
    const bytes = toBytes(given, decode)
    const wire = bytes && readTransaction(bytes)
    if (bytes && wire) return { ...wire, bytes }
  }
  return undefined
}

function toBytes(given: unknown, decode: (text: string) => Uint8Array): Uint8Array | undefined {
  if (ArrayBuffer.isView(given))
    return new Uint8Array(given.buffer, given.byteOffset, given.byteLength).slice()
  if (typeof given !== 'string' || given.length > charactersMax) return undefined
  try {
    return decode(given)
  } catch {
    return undefined
  }
}
