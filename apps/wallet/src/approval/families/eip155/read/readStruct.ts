import { membersOf, type Types } from './fitsTypes.js'

/** The values of a struct by the names of its members. */
export type Fields = Readonly<Record<string, unknown>>

/** Structs in structs; known ones have fewer. */
const depthMax = 16

/**
 * Reads a struct as it is hashed: the members that its type names, each as its type says. What else the message holds is never looked at.
 *
 * @throws when a member is missing or is not what its type says
 */
export function readStruct(types: Types, name: string, value: unknown, depth = 0): Fields {
  const members = membersOf(types, name)
  if (!members || depth > depthMax) throw new TypeError(`There is no struct ${name}`)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`Expected a struct ${name}`)
  return Object.fromEntries(
    members.map((member) => {
      if (!Object.hasOwn(value, member.name)) throw new TypeError(`${member.name} is missing`)
      const own = (value as Fields)[member.name]
      return [member.name, readValue(types, member.type, own, depth + 1)]
    }),
  )
}

function readValue(types: Types, type: string, value: unknown, depth: number): unknown {
  const [, item, size] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
  if (item === undefined)
    return Object.hasOwn(types, type)
      ? readStruct(types, type, value, depth)
      : readAtom(type, value)
  if (!Array.isArray(value) || (size !== '' && value.length !== Number(size)))
    throw new TypeError(`Expected a list of ${item}`)
  return value.map((one) => readValue(types, item, one, depth + 1))
}

function readAtom(type: string, value: unknown): unknown {
  const [, kind = '', size = ''] = /^(uint|int|bytes|address|bool|string)(\d*)$/.exec(type) ?? []
  if (kind === 'uint' || kind === 'int') return readInteger(value, kind, Number(size))
  const isRead =
    kind === 'bytes'
      ? isBytes(value, size)
      : kind === 'address'
        ? typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
        : kind !== '' && typeof value === (kind === 'bool' ? 'boolean' : kind)
  if (!isRead) throw new TypeError(`Expected ${type}`)
  return value
}

function isBytes(value: unknown, size: string): boolean {
  if (typeof value !== 'string' || !/^0x([\da-f]{2})*$/i.test(value)) return false
  return size === '' || value.length === 2 + 2 * Number(size)
}

function readInteger(value: unknown, kind: 'uint' | 'int', bits: number): bigint {
  const number = toInteger(value)
  const isOfType =
    number !== undefined &&
    (kind === 'uint' ? BigInt.asUintN(bits, number) : BigInt.asIntN(bits, number)) === number
  if (!isOfType) throw new TypeError(`Expected ${kind}${bits}`)
  return number
}

function toInteger(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  const isWritten = typeof value === 'string' && /^(0x[\da-f]{1,64}|-?\d{1,78})$/i.test(value)
  return isWritten ? BigInt(value) : undefined
}
