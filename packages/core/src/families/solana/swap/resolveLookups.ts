import { base58 } from '@scure/base'
import type { SolanaAccountData } from '../nodes/readAccounts.js'
import { programs } from '../programs.js'
import type { AccountRole } from '../wire/Instruction.js'
import { toInteger } from '../wire/numbers.js'
import type { SolanaWire } from '../wire/readTransaction.js'

/** A table begins with its kind and the slot of its end, and its addresses stand behind its head. */
const table = { kind: 1n, endAt: 4, length: 56 } as const
const never = 2n ** 64n - 1n
const keyLength = 32

/** A transaction without tables: each account by its address. */
export type ResolvedWire = Pick<SolanaWire, 'instructions'> & {
  /** All that it may change. */
  readonly writable: readonly string[]
}

/**
 * Puts in the addresses that a transaction names by tables.
 *
 * @param tables the accounts of `lookups`, in their order
 * @returns `undefined` where one is no table, is being closed, or has no such entry
 */
export function resolveLookups(
  { accounts, instructions, lookups }: SolanaWire,
  tables: readonly (SolanaAccountData | undefined)[],
): ResolvedWire | undefined {
  try {
    const addresses = new Map<string, string>(
      lookups.flatMap(({ table: at, writable, readonly }, index) => {
        const entry = entriesOf(tables[index])
        return [...writable, ...readonly].map((one) => [`${at}/${one}`, entry(one)] as const)
      }),
    )
    const resolve = ({ address, ...role }: AccountRole): AccountRole => ({
      ...role,
      address: addresses.get(address) ?? address,
    })
    const named = lookups.flatMap(({ table: at, writable }) =>
      writable.map((one): AccountRole => ({ address: `${at}/${one}`, writable: true })),
    )
    const all = [...accounts, ...named].map(resolve)
    return {
      writable: all.filter(({ writable }) => writable).map(({ address }) => address),
      instructions: instructions.map(({ program, accounts: roles, data }) => ({
        program: addresses.get(program) ?? program,
        accounts: roles.map(resolve),
        data,
      })),
    }
  } catch {
    return undefined
  }
}

/** @throws RangeError for what is no table, or has no such entry */
function entriesOf(account: SolanaAccountData | undefined): (index: number) => string {
  const { program, data } = account ?? {}
  if (program !== programs.lookupTables || !data) throw new RangeError('No table')
  const isUsable = toInteger(data, 0, 4) === table.kind && toInteger(data, table.endAt, 8) === never
  if (!isUsable || data.length < table.length) throw new RangeError('No table')
  return (index) => {
    const at = table.length + keyLength * index
    if (at + keyLength > data.length) throw new RangeError('No such entry')
    return base58.encode(data.subarray(at, at + keyLength))
  }
}
