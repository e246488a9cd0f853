import { type AbiType, bitsOf, entryOf, headBytes, isDynamic } from './AbiType.js'

/**
 * Reads values by the ABI from hex without a prefix. Texts stay the bytes that they are. What comes from nodes and servers may be of any shape, so every place is compared with what is there.
 *
 * @throws for what is not of these types
 */
export function decodeValues(types: readonly AbiType[], hex: string): readonly unknown[] {
  if (!/^([\da-f]{2})*$/i.test(hex)) throw new Error('The answer is no hex')
  return readAll(types, hex.toLowerCase(), 0)
}

/** `base`: from where the places of the heads count, in characters. */
function readAll(types: readonly AbiType[], hex: string, base: number): readonly unknown[] {
  let head = base
  return types.map((type) => {
    const at = isDynamic(type) ? base + readLength(hex, head) * 2 : head
    head += headBytes(type) * 2
    return readValue(type, hex, at)
  })
}

function readValue(type: AbiType, hex: string, at: number): unknown {
  const entry = entryOf(type)
  if (entry) {
    const length = readLength(hex, at)
    return readAll(new Array(length).fill(entry), hex, at + 64)
  }
  if (type.type === 'tuple') {
    const { components = [] } = type
    const values = readAll(components, hex, at)
    const names = components.map((one) => (one as { name?: string }).name ?? '')
    return Object.fromEntries(names.map((name, index) => [name, values[index]]))
  }
  if (type.type === 'bytes' || type.type === 'string')
    return `0x${part(hex, at + 64, readLength(hex, at) * 2)}`
  const word = part(hex, at, 64)
  if (type.type === 'address') return readAddress(word)
  if (type.type === 'bytes32') return `0x${word}`
  if (type.type === 'bool') return readNumber(word, 1, false) === 1n
  const bits = bitsOf(type)
  if (bits === undefined) throw new Error(`${type.type} is not read here`)
  return readNumber(word, bits, type.type.startsWith('int'))
}

function readAddress(word: string): string {
  if (!word.startsWith('0'.repeat(24))) throw new Error('A word is no address')
  return `0x${word.slice(24)}`
}

function readNumber(word: string, bits: number, isSigned: boolean): bigint {
  const number = BigInt(`0x${word}`)
  const read = isSigned ? BigInt.asIntN(256, number) : number
  const isWithin = isSigned ? BigInt.asIntN(bits, read) === read : read >> BigInt(bits) === 0n
  if (!isWithin) throw new Error('A number is larger than its type')
  return read
}

function readLength(hex: string, at: number): number {
  const length = BigInt(`0x${part(hex, at, 64)}`)
  if (length > BigInt(hex.length)) throw new Error('A place is behind the end')
  return Number(length)
}

function part(hex: string, at: number, length: number): string {
  if (at + length > hex.length) throw new Error('The answer is too short')
  return hex.slice(at, at + length)
}
