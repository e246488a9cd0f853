import * as v from 'valibot'
import type { BalanceProvider } from '../../balances/Balances.js'
import { nativeToken } from '../../tokens/Token.js'
import type { FamilyParts } from '../ServedFamily.js'

const Amount = v.object({
  balance: v.object({
    denom: v.string(),
    amount: v.pipe(
      v.string(),
      v.regex(/^\d{1,78}$/),
      v.transform((digits) => BigInt(digits)),
    ),
  }),
})

/** Reads from a REST service what an account has of the network's coin. */
export function createCosmosBalances({ chains }: Pick<FamilyParts, 'chains'>): BalanceProvider {
  return {
    candidates: async () => [],
    async read(network, owner) {
      const { denom } = network.custom
      if (denom === undefined) throw new Error('The network does not say what its coin is called')
      const place = `/cosmos/bank/v1beta1/balances/${encodeURIComponent(owner)}/by_denom`
      const method = `${place}?denom=${encodeURIComponent(denom)}`
      const { balance } = v.parse(Amount, await chains.request(network.id, { method }))
      if (balance.denom !== denom) throw new Error('A node answered for another coin')
      return [{ token: nativeToken(network), amount: balance.amount }]
    },
  }
}
