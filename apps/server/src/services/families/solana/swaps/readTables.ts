import { Base58 } from 'ox'
import type { Chains } from '../../../chains/Chains.js'
import { SwapError } from '../../../swaps/SwapError.js'
import { programs } from '../programs.js'
import { readAccounts } from '../readAccounts.js'

/** Where the addresses of a table begin, and how long each of them is. */
const [headLength, addressLength] = [56, 32]
/** Of a table in use: it is not being closed. */
const neverClosed = 2n ** 64n - 1n

/**
 * What lookup tables hold, by the chain: what a service says of them may be other than what a transaction would find there.
 *
 * @throws `SwapError` (`no_route`) for one that is none, or is being closed
 */
export async function readTables(
  chains: Pick<Chains, 'request'>,
  network: string,
  tables: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  if (tables.length === 0) return {}
  const accounts = await readAccounts(chains, network, tables)
  return Object.fromEntries(
    tables.map((table, index) => {
      const { owner, data = Buffer.alloc(0) } = accounts[index] ?? {}
      const isTable =
        owner === programs.lookupTable &&
        data.length >= headLength &&
        (data.length - headLength) % addressLength === 0 &&
        data.readBigUInt64LE(4) === neverClosed
      if (!isTable) throw new SwapError('no_route', { cause: new Error('A lookup table is gone') })
      const count = (data.length - headLength) / addressLength
      const held = Array.from({ length: count }, (_, place) => {
        const start = headLength + place * addressLength
        return Base58.fromBytes(data.subarray(start, start + addressLength))
      })
      return [table, held] as const
    }),
  )
}
