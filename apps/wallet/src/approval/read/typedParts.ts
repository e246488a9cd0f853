import type { Address, TypedDataDefinition } from 'viem'

/** Typed data without the help of types: what was signed may be anything. */
export type TypedParts = {
  readonly primaryType: string
  readonly contract: Address | undefined
  readonly domain: Readonly<Record<string, unknown>>
  readonly message: Fields
  /** The struct as EIP-712 encodes it, without the structs it uses: `Mail(address from,string text)`. */
  structOf(name: string): string
}

export type Fields = Readonly<Record<string, unknown>>

export function typedParts(data: TypedDataDefinition): TypedParts {
  const types = data.types as Readonly<Record<string, readonly { name: string; type: string }[]>>
  const domain = (data.domain ?? {}) as Readonly<Record<string, unknown>>
  return {
    primaryType: String(data.primaryType),
    contract: readAddress(domain.verifyingContract),
    domain,
    message: data.message as Fields,
    structOf: (name) =>
      `${name}(${(types[name] ?? []).map(({ type, name }) => `${type} ${name}`).join(',')})`,
  }
}

/** @throws when it is no address */
export function asAddress(value: unknown): Address {
  const address = readAddress(value)
  if (!address) throw new TypeError('Expected an address')
  return address
}

/** @throws when it is no whole number */
export function asInteger(value: unknown): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  if (typeof value === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(value)) return BigInt(value)
  throw new TypeError('Expected a whole number')
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

function readAddress(value: unknown): Address | undefined {
  return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
    ? (value as Address)
    : undefined
}
