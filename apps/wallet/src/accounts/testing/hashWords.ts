import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'

/** The hash of a struct of which the type is known as its text: each word by its own kind. */
export function structOf(type: string, words: readonly Uint8Array[]): Uint8Array {
  return keccak(textWord(type), ...words)
}

/** Of what was hashed lately: the screen and the signature hash the same domain, and many of the same structs. */
const lately = new Map<string, Uint8Array>()

export function keccak(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = concatBytes(...parts)
  const key = String.fromCharCode(...bytes)
  const hash = lately.get(key) ?? keccak_256(bytes)
  if (lately.size >= 10_000) lately.clear()
  lately.set(key, hash)
  return hash
}

export function textWord(text: string): Uint8Array {
  return keccak(utf8ToBytes(text))
}

/** A number, an address, or a yes or no. */
export function word(value: unknown): Uint8Array {
  const number = BigInt.asUintN(256, BigInt(value as bigint | string | boolean))
  return hexToBytes(number.toString(16).padStart(64, '0'))
}
