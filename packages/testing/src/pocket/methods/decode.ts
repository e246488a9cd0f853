import { RpcError } from '../../wallet/RpcError.js'
import { read } from '../../wallet/read.js'

/** The bytes that a page wrote as text. Throws -32602 for what is none. */
export function decode(
  coder: { decode(text: string): Uint8Array },
  value: unknown,
  what: string,
): Uint8Array {
  try {
    return coder.decode(read.text(value, what))
  } catch {
    throw new RpcError(-32602, `${what} cannot be read.`)
  }
}
