import { sha256 } from '@noble/hashes/sha2'
import { utils } from '@scure/base'
import { wipe } from '../keys/wipe.js'

/**
 * 128 bits to print and type in again, in the letters of Crockford's base 32: none is mistaken for another, O and I and L are read as
 * what they look like. 12 bits of SHA-256 after them, so that a slip is noticed before anything is tried.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeBytes = 16
const checkBits = 12
const groupLength = 4

const coder = utils.chain(utils.radix2(5), utils.alphabet(alphabet))

export function printCode(bits: Uint8Array): string {
  const whole = new Uint8Array(codeBytes + 2)
  whole.set(bits)
  whole.set(check(bits), codeBytes)
  const letters = coder.encode(whole).slice(0, Math.ceil((codeBytes * 8 + checkBits) / 5))
  wipe(whole)
  return letters.join('').replace(new RegExp(`(.{${groupLength}})(?=.)`, 'g'), '$1-')
}

/** `undefined` when it is not a whole code. */
export function readCode(typed: string): Uint8Array | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (letters.length !== 28 || !/^[0-9A-HJKMNP-TV-Z]+$/.test(letters)) return undefined
  // 28 letters are 140 bits; a letter of nothing makes them whole bytes.
  const whole = Uint8Array.from(coder.decode([...letters, '0']).slice(0, codeBytes + 2))
  const bits = whole.slice(0, codeBytes)
  const expected = check(bits)
  const isWhole = whole[codeBytes] === expected[0] && whole[codeBytes + 1] === expected[1]
  wipe(whole)
  return isWhole ? bits : undefined
}

/** The checksum in two bytes, the last four bits of which are none. */
function check(bits: Uint8Array): Uint8Array {
  const hash = sha256(bits)
  return Uint8Array.of(hash[0] ?? 0, (hash[1] ?? 0) & 0xf0)
}
