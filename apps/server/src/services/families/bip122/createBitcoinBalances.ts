import * as v from 'valibot'
import type { BalanceProvider } from '../../balances/Balances.js'
import { nativeToken } from '../../tokens/Token.js'
import type { FamilyParts } from '../ServedFamily.js'
import { Satoshi } from './Satoshi.js'

const Sums = v.object({ funded_txo_sum: Satoshi, spent_txo_sum: Satoshi })
const Held = v.object({ chain_stats: Sums, mempool_stats: Sums })

/** Reads from a source of Esplora's shape what an address holds, with what waits for a block. */
export function createBitcoinBalances({ chains }: Pick<FamilyParts, 'chains'>): BalanceProvider {
  return {
    candidates: async () => [],
    async read(network, owner) {
      const method = `/address/${encodeURIComponent(owner)}`
      const { chain_stats: chain, mempool_stats: waiting } = v.parse(
        Held,
        await chains.request(network.id, { method }),
      )
      const amount =
        chain.funded_txo_sum + waiting.funded_txo_sum - chain.spent_txo_sum - waiting.spent_txo_sum
      if (amount < 0n) throw new Error('A source counts more coins spent than there were')
      return [{ token: nativeToken(network), amount }]
    },
  }
}
