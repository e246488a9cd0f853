import { erc20Abi, getAddress, type Hex } from 'viem'
import type { BalanceProvider } from '../../balances/Balances.js'
import type { Read } from '../../reads/Reads.js'
import { nativeToken } from '../../tokens/Token.js'
import type { FamilyParts } from '../ServedFamily.js'

/** Reads the coin and all tokens of an EVM account with one call. */
export function createEvmBalances({ reads, tokens }: FamilyParts): BalanceProvider {
  return {
    candidates: (network, owner) => tokens.ofAccount(network, owner),
    async read(network, owner, candidates) {
      const calls = candidates.map(
        ({ address }): Read => ({
          address: address as Hex,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [owner],
        }),
      )
      const [native, amounts] = await Promise.all([
        reads.nativeBalance(network.id, owner as Hex),
        reads.many(network.id, calls),
      ])
      const held = candidates.flatMap((token, index) => {
        const amount = amounts[index]
        if (typeof amount !== 'bigint' || amount === 0n) return []
        return [{ token: { ...token, address: getAddress(token.address) }, amount }]
      })
      return [{ token: nativeToken(network), amount: native }, ...held]
    },
  }
}
