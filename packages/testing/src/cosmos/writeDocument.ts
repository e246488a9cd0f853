import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { read } from '../wallet/read.js'

type Fields = Readonly<Record<string, unknown>>

/** What a wallet signs of a document, by the way in which it is signed. */
export const writeDocument = {
  amino: (document: unknown): Uint8Array =>
    utf8ToBytes(
      sorted(document)
        .replaceAll('&', '\\u0026')
        .replaceAll('<', '\\u003c')
        .replaceAll('>', '\\u003e'),
    ),
  direct({ bodyBytes, authInfoBytes, chainId, accountNumber }: Fields): Uint8Array {
    const number = BigInt(String(accountNumber ?? 0))
    return concatBytes(
      ...[part(0x0a, bytes(bodyBytes)), part(0x12, bytes(authInfoBytes))],
      part(0x1a, utf8ToBytes(read.text(chainId, 'The chain'))),
      number === 0n ? new Uint8Array() : concatBytes(Uint8Array.of(0x20), varint(number)),
    )
  },
}

function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${sorted((value as Fields)[key])}`).join()}}`
}

function bytes(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array()
}

function part(tag: number, value: Uint8Array): Uint8Array {
  return value.length > 0
    ? concatBytes(Uint8Array.of(tag), varint(BigInt(value.length)), value)
    : new Uint8Array()
}

function varint(number: bigint): Uint8Array {
  const digits: number[] = []
  let rest = number
  for (; rest > 127n; rest >>= 7n) digits.push(Number(rest & 127n) + 128)
  return Uint8Array.from([...digits, Number(rest)])
}
