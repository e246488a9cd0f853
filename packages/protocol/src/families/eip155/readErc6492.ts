import { hexToBytes } from '@noble/hashes/utils'

/** What a signature of an account that is not deployed yet ends with (ERC-6492). */
const mark = '6492'.repeat(16)
const word = 64

/** The signature of an account, and what deploys the account or makes it ready, where it comes with that. */
export type Erc6492 = {
  /** Hex. */
  readonly inner: string
  readonly deployment?: { readonly factory: string; readonly call: Uint8Array }
}

/** Reads `(address factory, bytes call, bytes signature)` before the mark. What is written otherwise is a signature as it is. */
export function readErc6492(signature: string): Erc6492 {
  if (!signature.toLowerCase().endsWith(mark)) return { inner: signature }
  const body = signature.slice(2, -word)
  const factory = body.slice(24, word)
  const [call, inner] = [readBytes(body, 1), readBytes(body, 2)]
  if (body.slice(0, 24) !== '0'.repeat(24) || call === undefined || inner === undefined)
    return { inner: signature }
  return { inner: `0x${inner}`, deployment: { factory: `0x${factory}`, call: hexToBytes(call) } }
}

/** The bytes to which a word leads, in hex. */
function readBytes(body: string, at: number): string | undefined {
  const start = readNumber(body, at * word)
  const length = start === undefined ? undefined : readNumber(body, start * 2)
  if (start === undefined || length === undefined) return undefined
  const bytes = body.slice(start * 2 + word, start * 2 + word + length * 2)
  return bytes.length === length * 2 ? bytes : undefined
}

/** A word that is small enough to be a place in the text. */
function readNumber(body: string, at: number): number | undefined {
  const [, digits] = /^0{56}([\da-f]{8})$/i.exec(body.slice(at, at + word)) ?? []
  return digits === undefined ? undefined : Number.parseInt(digits, 16)
}
