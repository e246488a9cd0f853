import { base58 } from '@scure/base'
import type { DecodedWire } from './decodeWire.js'

const signatureLength = 64
const keyLength = 32
/** Its version, how many sign and are read, and how many accounts there are: fewer than 128. */
const headLength = 5

/** An unsigned transaction of version 0 that one account signs, good from this hash on. */
export function withBlockhash({ bytes, accounts }: DecodedWire, blockhash: string): Uint8Array {
  const at = 1 + signatureLength + headLength + keyLength * accounts.length
  const changed = bytes.slice()
  changed.set(base58.decode(blockhash), at)
  return changed
}
