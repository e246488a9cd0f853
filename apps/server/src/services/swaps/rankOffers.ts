import { quotesMax } from '@foyer/protocol'
import type { Prices } from '../prices/Prices.js'
import { addressKey, nativeToken } from '../tokens/Token.js'
import type { Tokens } from '../tokens/Tokens.js'
import type { GivenOffer } from './gatherOffers.js'
import type { FamilySwaps, SwapOrder } from './SwapProvider.js'

/**
 * The best offers first: by what is received, and less the gas where the prices of both are known. Gas of a swap is little beside its amount, so that
 * numbers of prices are exact enough to rank by.
 */
export async function rankOffers(
  offers: readonly GivenOffer[],
  { network, to }: SwapOrder,
  { family, prices, tokens }: rankOffers.Parts,
): Promise<readonly GivenOffer[]> {
  const gasUnits = await gasIn({ network, to }, { family, prices, tokens })
  const worth = ({ offer }: GivenOffer) => offer.toAmount - gasUnits(offer.gas)
  return [...offers]
    .sort((one, other) => (worth(one) < worth(other) ? 1 : worth(one) > worth(other) ? -1 : 0))
    .slice(0, quotesMax)
}

export declare namespace rankOffers {
  type Parts = { family: FamilySwaps; prices: Prices; tokens: Pick<Tokens, 'find'> }
}

/** What gas costs in the token that is received; nothing where that is not known. */
async function gasIn(
  { network, to }: Pick<SwapOrder, 'network' | 'to'>,
  { family, prices, tokens }: rankOffers.Parts,
): Promise<(gas: bigint) => bigint> {
  if (!family.gasPrices) return () => 0n
  const coin = nativeToken(network)
  const [token] = await tokens.find(network, [to])
  if (!token) return () => 0n
  const [list, { standard }] = await Promise.all([
    prices.of(network, [coin, token]),
    family.gasPrices(network),
  ])
  const [ofCoin, ofToken] = [coin, token].map(({ address }) => list.get(addressKey(address)))
  if (!ofCoin || !ofToken) return () => 0n
  const rate = (ofCoin / ofToken) * 10 ** (token.decimals - coin.decimals)
  return (gas) => {
    const units = Number(gas * standard) * rate
    return Number.isFinite(units) ? BigInt(Math.round(units)) : 0n
  }
}
