import { sha256 } from '@noble/hashes/sha2'
import { wipe } from './wipe.js'

const bitsOfWord = 11

/**
 * The words of BIP-39 as bytes and not as a string, which could not be overwritten. The bits of the entropy, and of its checksum
 * after them, are taken eleven at a time.
 */
export function sentence(entropy: Uint8Array, words: readonly string[]): Uint8Array {
  const hash = sha256(entropy)
  const bits = new Uint8Array(entropy.length + 1)
  bits.set(entropy)
  // A bit of checksum for each four bytes; what else is in this byte is not reached.
  bits[entropy.length] = hash[0] ?? 0
  const count = (entropy.length * 8 + entropy.length / 4) / bitsOfWord
  const text = new Uint8Array(count * 9)
  let end = 0
  for (let word = 0; word < count; word += 1) {
    if (word > 0) text[end++] = 0x20
    const letters = words[indexAt(bits, word * bitsOfWord)] ?? ''
    for (let at = 0; at < letters.length; at += 1) text[end++] = letters.charCodeAt(at)
  }
  const result = text.slice(0, end)
  wipe(hash, bits, text)
  return result
}

function indexAt(bits: Uint8Array, start: number): number {
  let index = 0
  for (let bit = start; bit < start + bitsOfWord; bit += 1) {
    index = (index << 1) | (((bits[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
  }
  return index
}
