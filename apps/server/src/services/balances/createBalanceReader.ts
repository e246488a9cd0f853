import type { ServedNetwork } from '../chains/Chains.js'
import type { Prices } from '../prices/Prices.js'
import { addressKey, isNative, namespaceOf, nativeToken, type Token } from '../tokens/Token.js'
import type { Tokens } from '../tokens/Tokens.js'
import type { BalanceProvider, BalanceReader } from './Balances.js'
import { toBalance } from './toBalance.js'

/** Reads what an account holds on one network, and what that is worth. */
export function createBalanceReader({
  tokens,
  prices,
  providers,
  icon,
}: createBalanceReader.Parts): BalanceReader {
  async function candidatesOf(
    network: ServedNetwork,
    usual: readonly Token[],
    forced: readonly string[],
  ) {
    const names = new Set(usual.map(({ address }) => addressKey(address)))
    const others = forced.filter((address) => !names.has(addressKey(address)))
    const found = await tokens.find(network, others)
    return [...usual, ...found].filter(({ address }) => !isNative(network, address))
  }

  return async (network, owner, forced) => {
    const provider = providers.get(namespaceOf(network.id))
    if (!provider) return []
    const usual = await provider.candidates(network, owner)
    const candidates = await candidatesOf(network, usual, forced)
    // Begun in the same turn, so that what prices ask the chain goes along with the amounts.
    const early = prices.of(network, [nativeToken(network), ...candidates])
    const [holdings] = await Promise.all([provider.read(network, owner, candidates), early])
    const list = await prices.of(
      network,
      holdings.map(({ token }) => token),
    )
    const balances = await Promise.all(
      holdings.map(async (holding) => {
        const price = list.get(addressKey(holding.token.address))
        return toBalance(network, holding, price, await icon(network, holding.token))
      }),
    )
    return balances.flatMap((balance) => balance ?? [])
  }
}

export declare namespace createBalanceReader {
  type Parts = {
    tokens: Tokens
    prices: Prices
    /** By namespace. */
    providers: ReadonlyMap<string, BalanceProvider>
    /** Where pages get a token's picture. */
    icon(network: ServedNetwork, token: Token): Promise<string | undefined>
  }
}
