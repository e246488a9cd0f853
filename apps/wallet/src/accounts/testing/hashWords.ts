import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'

/** The hash of a struct of which the type is known as its text: each word by its own kind. */
export function structOf(type: string, words: readonly Uint8Array[]): Uint8Array {
  return keccak(typeHash(type), ...words)
}

export function keccak(...parts: readonly Uint8Array[]): Uint8Array {
  return keccak_256(concatBytes(...parts))
}

export function textWord(text: string): Uint8Array {
  return keccak(utf8ToBytes(text))
}

/** A number, an address, or a yes or no. */
export function word(value: unknown): Uint8Array {
  const number = BigInt.asUintN(256, BigInt(value as bigint | string | boolean))
  return hexToBytes(number.toString(16).padStart(64, '0'))
}

const hashes = new Map<string, Uint8Array>()
function typeHash(type: string): Uint8Array {
  const known = hashes.get(type) ?? textWord(type)
  if (hashes.size < 10_000) hashes.set(type, known)
  return known
}
