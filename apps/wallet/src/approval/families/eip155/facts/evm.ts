import { type Hex, hexToBytes, isHex } from 'viem'

/** A word of 32 bytes as a number; `undefined` when there are not as many. */
export function wordOf(data: unknown, index = 0): bigint | undefined {
  if (!isHex(data) || data.length < 2 + 64 * (index + 1)) return undefined
  return BigInt(`0x${data.slice(2 + 64 * index, 2 + 64 * (index + 1))}`)
}

/** The address in a word of 32 bytes, in lower case. */
export function addressOf(word: unknown): string | undefined {
  return isHex(word) && word.length === 66 ? `0x${word.slice(26).toLowerCase()}` : undefined
}

/** An address as an argument of a call. */
export function argument(address: string): string {
  return address.slice(2).toLowerCase().padStart(64, '0')
}

/** A text that a contract gave: of any length, or 32 bytes as old ones have it. Not cleaned. */
export function textOf(data: unknown): string | undefined {
  if (!isHex(data)) return undefined
  const bytes = hexToBytes(data as Hex)
  if (bytes.length === 32)
    return decode(bytes.slice(0, bytes.indexOf(0) < 0 ? 32 : bytes.indexOf(0)))
  const [at, length] = [wordOf(data, 0), wordOf(data, 1)]
  if (at !== 32n || length === undefined || length > 1_000n) return undefined
  return decode(bytes.slice(64, 64 + Number(length)))
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
