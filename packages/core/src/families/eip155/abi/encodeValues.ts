import { isAddress } from '@foyer/protocol'
import { toWord } from '../features/toWord.js'
import { type AbiType, bitsOf, entryOf, headBytes, isDynamic } from './AbiType.js'

/**
 * Writes values by the ABI, as hex without a prefix.
 *
 * @throws for a value that is none of its type
 */
export function encodeValues(types: readonly AbiType[], values: readonly unknown[]): string {
  if (types.length !== values.length) throw new Error('The ABI has another number of values')
  let place = types.reduce((sum, type) => sum + headBytes(type), 0)
  let heads = ''
  let tails = ''
  for (const [index, type] of types.entries()) {
    const hex = encodeValue(type, values[index])
    if (!isDynamic(type)) {
      heads += hex
      continue
    }
    heads += toWord(BigInt(place))
    tails += hex
    place += hex.length / 2
  }
  return heads + tails
}

function encodeValue(type: AbiType, value: unknown): string {
  const entry = entryOf(type)
  if (entry) {
    const list = value as readonly unknown[]
    return toWord(BigInt(list.length)) + encodeValues(new Array(list.length).fill(entry), list)
  }
  if (type.type === 'tuple') return encodeTuple(type.components ?? [], value)
  if (type.type === 'bytes') return encodeBytes(value)
  if (type.type === 'bool') return toWord(value ? 1n : 0n)
  if (type.type === 'address') {
    if (!isAddress('eip155', value)) throw new Error('A value is no address')
    return toWord(value)
  }
  return encodeNumber(type, value)
}

/** Its fields by their names, as viem takes them. */
function encodeTuple(components: readonly AbiType[], value: unknown): string {
  const record = Object(value)
  const values = components.map((one) => record[(one as { name?: string }).name ?? ''])
  return encodeValues(components, values)
}

function encodeBytes(value: unknown): string {
  if (typeof value !== 'string' || !/^0x([\da-f]{2})*$/i.test(value))
    throw new Error('A value is no hex')
  const hex = value.slice(2).toLowerCase()
  return toWord(BigInt(hex.length / 2)) + hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')
}

/** Without a sign: none of what is written here has one. */
function encodeNumber(type: AbiType, value: unknown): string {
  const number = typeof value === 'number' ? BigInt(value) : value
  const bits = type.type.startsWith('uint') ? bitsOf(type) : undefined
  if (bits === undefined || typeof number !== 'bigint' || number < 0n || number >> BigInt(bits))
    throw new Error(`A value is no ${type.type}`)
  return toWord(number)
}
