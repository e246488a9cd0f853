import { type CaipNetworkId, nativeTokenAddresses, parseCaipNetworkId } from '@foyer/protocol'
import type { TokenBalance } from '../FamilyFeatures.js'

/**
 * The tokens of one network that are listed, by value in descending order, the coin before its equals.
 * Without those of other networks, those without decimals (`0`), and duplicates.
 */
export function listTokens(
  tokens: readonly TokenBalance[],
  caipNetworkId: CaipNetworkId,
): readonly TokenBalance[] {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const native = `${caipNetworkId}:${nativeTokenAddresses[namespace]}`.toLowerCase()
  const seen = new Set<string>()
  return tokens
    .filter(({ chainId, address, quantity }) => {
      // Solana's addresses differ by case; two of them that differ by nothing else are not to be expected.
      const id = address?.toLowerCase() ?? native
      const isListed = chainId === caipNetworkId && Number(quantity.decimals) !== 0 && !seen.has(id)
      if (isListed) seen.add(id)
      return isListed
    })
    .map((token) => (token.address?.toLowerCase() === native ? asCoin(token) : token))
    .sort((a, b) => worth(b) - worth(a) || Number(Boolean(a.address)) - Number(Boolean(b.address)))
}

/** The coin has no address, also where a server names its pseudo-address. */
function asCoin({ address: _, ...token }: TokenBalance): TokenBalance {
  return token
}

function worth({ value }: TokenBalance): number {
  return value ?? 0
}
