import type { Address, TypedDataDefinition } from 'viem'
import { isSame, type Member, membersOf, type Types } from './fitsTypes.js'
import { readStruct } from './readStruct.js'

/** For whom typed data is signed: what its domain holds by its own type, and nothing that stands beside it. */
export type ReadDomain = {
  readonly name?: string
  readonly version?: string
  readonly chainId?: bigint
  readonly contract?: Address
  readonly salt?: string
}

/** The members that a domain may have, in the order of EIP-712. */
const standard: readonly Member[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/**
 * Reads the domain; `undefined` when it departs from the standard in a member, its type or its place: a contract that is named by a text
 * is none.
 */
export function readDomain({ types, domain }: TypedDataDefinition): ReadDomain | undefined {
  try {
    const members = membersOf(types as Types, 'EIP712Domain')
    if (!members || !isSame(members, standardOf(members))) return undefined
    const { verifyingContract, ...rest } = readStruct(types as Types, 'EIP712Domain', domain)
    const contract = verifyingContract === undefined ? {} : { contract: verifyingContract }
    // Each was read as the type of its member says, and those were compared.
    return { ...rest, ...contract } as ReadDomain
  } catch {
    return undefined
  }
}

function standardOf(members: readonly Member[]): readonly Member[] {
  return standard.filter(({ name }) => members.some((one) => one.name === name))
}
