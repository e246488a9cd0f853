import { type Hex, isHex, keccak256, toHex } from 'viem'
import { invalid } from '../../../refuseAccount.js'

const nameMax = 120
const first = /^[A-Za-z_$]$/
const letter = /^[\w$]$/
const ofTypes = new Set('abcdefghijklmnopqrstuvwxyz0123456789,[]()')

/**
 * A function of a contract as a page names it: its selector, or its signature (`mint(address,uint256)`).
 *
 * @throws `Failure` -32602
 */
export function readFunction(given: string): { readonly selector: Hex; readonly claimed?: string } {
  const lower = given.toLowerCase()
  if (given.length === 10 && isHex(lower)) return { selector: lower }
  if (!isSignature(given)) throw invalid('grantFunction')
  return { selector: keccak256(toHex(given)).slice(0, 10) as Hex, claimed: given }
}

/** A name, and types in brackets: letters of which none looks like another, so that it can be shown. */
function isSignature(given: string): boolean {
  const open = given.indexOf('(')
  if (given.length > nameMax || open < 1 || !given.endsWith(')')) return false
  const [start = '', ...rest] = given.slice(0, open)
  const types = given.slice(open + 1, -1)
  return (
    first.test(start) &&
    rest.every((one) => letter.test(one)) &&
    [...types].every((one) => ofTypes.has(one))
  )
}
