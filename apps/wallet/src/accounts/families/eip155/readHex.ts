import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { invalid } from '../../failures.js'

/** So many characters of call data are read; blocks take no more. */
const dataMax = 1_000_000

/** Bytes as hex digits. @throws `Failure` -32602 */
export function readData(value: unknown, name: string): Hex {
  if (!isHex(value) || value.length % 2 !== 0 || value.length > dataMax)
    throw invalid(`${name} is no bytes: hex digits after 0x are expected.`)
  return value.toLowerCase() as Hex
}

/** An address; in capitals and small letters it must be right (EIP-55). @throws `Failure` -32602 */
export function readAddress(value: unknown, name: string): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: isMixed(value) }))
    throw invalid(`${name} is no address.`)
  return getAddress(value)
}

function isMixed(value: string): boolean {
  const digits = value.slice(2)
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
}

/** The fields of an object that a page sent. @throws `Failure` -32602 */
export function readFields(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(`${name} is no object.`)
  return { ...value }
}

/** The parameters of a call, as a list. @throws `Failure` -32602 */
export function readList(params: unknown): readonly unknown[] {
  if (!Array.isArray(params)) throw invalid('A list of parameters is expected.')
  return params
}
