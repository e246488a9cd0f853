import { substrateAccount } from '@foyer/protocol'
import type { BalanceProvider } from '../../balances/Balances.js'
import { nativeToken } from '../../tokens/Token.js'
import type { FamilyParts } from '../ServedFamily.js'

/** Reads from a node what an account has of the network's coin, reserved coins aside. */
export function createPolkadotBalances({ chains }: Pick<FamilyParts, 'chains'>): BalanceProvider {
  return {
    candidates: async () => [],
    async read(network, owner) {
      const place = substrateAccount.placeOf(owner)
      const params = [place]
      const record = await chains.request(network.id, { method: 'state_getStorage', params })
      const amount = substrateAccount.readFree(record)
      if (amount === undefined) throw new Error('A node answered with no record of an account')
      return [{ token: nativeToken(network), amount }]
    },
  }
}
