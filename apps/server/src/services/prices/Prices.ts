import type { ServedNetwork } from '../chains/Chains.js'
import type { Token } from '../tokens/Token.js'

/** What one of a token costs in US dollars, by `addressKey`; what has no known price is missing. */
export type PriceList = ReadonlyMap<string, number>

/** A source of prices. It may fail, lie or be slow: the caller checks its answer. */
export type PriceProvider = (network: ServedNetwork, tokens: readonly Token[]) => Promise<PriceList>

/** What tokens cost. */
export type Prices = {
  /** Never rejects: a price that no provider has is missing. */
  of(network: ServedNetwork, tokens: readonly Token[]): Promise<PriceList>
}
