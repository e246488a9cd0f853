import { type Hex, isHex } from 'viem'
import { invalid } from '../../refuseAccount.js'

/** So many characters of call data are read; blocks take no more. */
const dataMax = 1_000_000

/** Bytes as hex digits. @throws `Failure` -32602 */
export function readData(value: unknown, name: string): Hex {
  if (!isHex(value) || value.length % 2 !== 0 || value.length > dataMax)
    throw invalid('notBytes', { given: { name } })
  return value.toLowerCase() as Hex
}

/** The fields of an object that a page sent. @throws `Failure` -32602 */
export function readFields(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('notObject', { given: { name } })
  return { ...value }
}

/** The parameters of a call, as a list. @throws `Failure` -32602 */
export function readList(params: unknown): readonly unknown[] {
  if (!Array.isArray(params)) throw invalid('listExpected')
  return params
}
