import { typedDataDomain } from '@foyer/protocol'
import type { TypedDataDefinition } from 'viem'
import { invalid } from '../../refuseAccount.js'
import { readQuantity } from './quantity.js'
import { readAddress } from './readAddress.js'
import { readData, readFields } from './readHex.js'

type Field = { readonly name: string; readonly type: string }
type Types = Readonly<Record<string, readonly Field[]>>

/** What EIP-712 has without being told: no struct may be called so. */
const atom = /^(?:u?int\d*|bytes\d*|address|bool|string|function|fixed|ufixed)$/

/** Structs in structs; known types do not nest deeper. */
const depthMax = 32
const fieldsMax = 20_000

/**
 * EIP-712 data in one form: every field that its types name, in their types, and no other. What is not named is not signed, so it
 * must not be shown either.
 *
 * @throws `Failure` -32602 when a field is missing or is not of its type
 */
export function readTypedData(given: Readonly<Record<string, unknown>>): TypedDataDefinition {
  const { primaryType } = given
  const domainGiven = readFields(given.domain ?? {}, 'The domain')
  const types = readTypes(readFields(given.types, 'The list of types'), domainGiven)
  if (typeof primaryType !== 'string' || !Object.hasOwn(types, primaryType))
    throw invalid('typedPrimaryMissing')
  const read = createReader(types)
  const domain = read('EIP712Domain', domainGiven, 'domain', 0)
  const message =
    primaryType === 'EIP712Domain' ? {} : read(primaryType, given.message, 'message', 0)
  // Every field went through the reader of its type.
  return { types, primaryType, domain, message } as unknown as TypedDataDefinition
}

function readTypes(
  given: Readonly<Record<string, unknown>>,
  domain: Readonly<Record<string, unknown>>,
): Types {
  const entries = Object.entries(given).map(([name, fields]): [string, Field[]] => {
    if (!/^[A-Za-z_]\w*$/.test(name) || atom.test(name) || !Array.isArray(fields))
      throw invalid('typesMalformed')
    const read = fields.map(readField)
    if (new Set(read.map((field) => field.name)).size < read.length)
      throw invalid('typedFieldTwice', { given: { name } })
    return [name, read]
  })
  const types = Object.fromEntries(entries)
  return { EIP712Domain: typedDataDomain(domain), ...types }
}

function readField(field: unknown): Field {
  const { name, type } = readFields(field, 'A field of a type')
  if (typeof name !== 'string' || typeof type !== 'string' || name === '__proto__')
    throw invalid('typedFieldIncomplete')
  // What is hashed is one text of all types: a name with its signs in it could pass for several fields, or for a type.
  if (name === '' || /[(),]/.test(name)) throw invalid('typedFieldName')
  return { name, type }
}

function createReader(types: Types) {
  let left = fieldsMax
  const read = (type: string, value: unknown, path: string, depth: number): unknown => {
    left -= 1
    if (depth > depthMax || left < 0) throw invalid('typedLarge')
    const [, item, size] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
    if (item !== undefined) return readItems(item, size ?? '', value, path, depth)
    const fields = Object.hasOwn(types, type) ? types[type] : undefined
    return fields ? readStruct(fields, value, path, depth) : readAtom(type, value, path)
  }
  const readItems = (item: string, size: string, value: unknown, path: string, depth: number) => {
    if (!Array.isArray(value) || (size !== '' && value.length !== Number(size)))
      throw invalid('typedNotList', { given: { path, size, item } })
    return value.map((one, index) => read(item, one, `${path}[${index}]`, depth + 1))
  }
  const readStruct = (fields: readonly Field[], value: unknown, path: string, depth: number) => {
    const given = readFields(value, path)
    return Object.fromEntries(
      fields.map(({ name, type }) => {
        if (!Object.hasOwn(given, name))
          throw invalid('typedMissing', { given: { path: `${path}.${name}` } })
        return [name, read(type, given[name], `${path}.${name}`, depth + 1)]
      }),
    )
  }
  return read
}

function readAtom(type: string, value: unknown, path: string): unknown {
  const [, kind = '', width = ''] = /^(\D+)(\d*)$/.exec(type) ?? []
  switch (isAtom(kind, width) ? kind : '') {
    case 'uint':
    case 'int':
      return readInteger(value, path, kind === 'uint', Number(width))
    case 'bytes':
      return readBytes(value, path, width)
    case 'address':
      return readAddress(value, path)
    case 'string':
    case 'bool':
      if (typeof value === (kind === 'bool' ? 'boolean' : kind)) return value
  }
  throw invalid('typedNotOfType', { given: { path, type } })
}

function isAtom(kind: string, width: string): boolean {
  if (kind === 'uint' || kind === 'int') return isWidth(width, 256, 8)
  if (kind === 'bytes' && width !== '') return isWidth(width, 32, 1)
  return width === ''
}

function readBytes(value: unknown, path: string, width: string): string {
  const data = readData(value, path)
  if (width !== '' && data.length !== 2 + 2 * Number(width))
    throw invalid('typedNotOfType', { given: { path, type: `bytes${width}` } })
  return data
}

/** Widths that the standard has, written as it writes them: no 0 before, no part of a step. */
function isWidth(written: string, most: number, step: number): boolean {
  const width = Number(written)
  return String(width) === written && width > 0 && width <= most && width % step === 0
}

function readInteger(value: unknown, path: string, isUnsigned: boolean, bits: number): bigint {
  const number = toInteger(value, path)
  const cut = isUnsigned ? BigInt.asUintN(bits, number) : BigInt.asIntN(bits, number)
  if (cut !== number) throw invalid('typedNumberLarge', { given: { path } })
  return number
}

function toInteger(value: unknown, path: string): bigint {
  if (typeof value === 'bigint') return value
  const negative = typeof value === 'string' && /^-\d{1,78}$/.test(value)
  if (negative || (typeof value === 'number' && Number.isSafeInteger(value)))
    return BigInt(value as string | number)
  return readQuantity(value, path)
}
