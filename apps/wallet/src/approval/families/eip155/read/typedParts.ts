import type { Address, TypedDataDefinition } from 'viem'
import type { Types } from './fitsTypes.js'
import { type ReadDomain, readDomain } from './readDomain.js'
import type { Fields } from './readStruct.js'

/** Typed data without the help of TypeScript's types: what is to be signed may be anything. */
export type TypedParts = {
  readonly types: Types
  readonly primaryType: string
  readonly domain: ReadDomain
  /** As it came: read by `readStruct`. */
  readonly message: unknown
}

/** `undefined` when the domain is not of the form of EIP-712. */
export function typedParts(data: TypedDataDefinition): TypedParts | undefined {
  const domain = readDomain(data)
  return (
    domain && {
      types: data.types as Types,
      primaryType: String(data.primaryType),
      domain,
      message: data.message,
    }
  )
}

/** @throws when it is no address */
export function asAddress(value: unknown): Address {
  if (typeof value !== 'string') throw new TypeError('Expected an address')
  return value as Address
}

/** @throws when it is no whole number */
export function asInteger(value: unknown): bigint {
  if (typeof value !== 'bigint') throw new TypeError('Expected a whole number')
  return value
}

/** @throws when it is no struct */
export function asFields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new TypeError('Expected a struct')
  return value as Fields
}

/** @throws when it is no list */
export function asList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('Expected a list')
  return value
}

/** Whether two addresses of EVM networks are the same. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
