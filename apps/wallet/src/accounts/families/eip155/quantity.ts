import type { Hex } from 'viem'
import { invalid } from '../../refuseAccount.js'

const wordMax = 2n ** 256n

/**
 * A whole number as pages write it: hex digits, decimal digits or a number.
 *
 * @throws `Failure` -32602 for anything else
 */
export function readQuantity(value: unknown, name: string): bigint {
  const number = toBigInt(value)
  if (number === undefined || number < 0n || number >= wordMax)
    throw invalid('notAmount', { given: { name } })
  return number
}

/** As `readQuantity`; `undefined` for what is not given. */
export function readOptionalQuantity(value: unknown, name: string): bigint | undefined {
  return value === undefined || value === null ? undefined : readQuantity(value, name)
}

export function toHexQuantity(value: bigint): Hex {
  return `0x${value.toString(16)}`
}

/** The answer of a node. @throws when it is none */
export function answeredQuantity(value: unknown): bigint {
  const number = toBigInt(value)
  if (number === undefined) throw new TypeError('The node answered with no number')
  return number
}

function toBigInt(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string' || !/^(0x[\da-f]{1,64}|\d{1,78})$/i.test(value)) return undefined
  return BigInt(value)
}
