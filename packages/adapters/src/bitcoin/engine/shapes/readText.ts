import { FoyerError } from '@foyer/protocol'
import { base64, hex } from '@scure/base'

const textMax = 1_100_000

/** Bytes in what a wallet writes as hex or base64. @throws `answer_invalid` */
export function readText(value: unknown, written: 'hex' | 'base64'): Uint8Array {
  try {
    if (typeof value !== 'string' || value.length > textMax) throw new Error('no text of bytes')
    return written === 'hex' ? hex.decode(value.toLowerCase()) : base64.decode(value)
  } catch (cause) {
    throw new FoyerError('answer_invalid', { cause })
  }
}
