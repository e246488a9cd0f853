import { type Address, getAddress, isAddress } from 'viem'
import { refuse } from '../../../errors/refuse.js'
import { refusals } from '../../../texts/en/refusals.js'

/** An address; in capitals and small letters it must be right (EIP-55). @throws `Failure` -32602 */
export function readAddress(value: unknown, name: string): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: isMixed(value) }))
    throw refuse(refusals, 'notAddress', -32602, { given: { name } })
  return getAddress(value)
}

function isMixed(value: string): boolean {
  const digits = value.slice(2)
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
}
