import { formatUnits } from '@foyer/protocol'

/** What lies in a pool, in the smallest units of its tokens. */
export type LiquidityPool = { key: string; quote: string; ofToken: bigint; ofQuote: bigint }

/** Prices are whole numbers of this part of a dollar: tokens that cost next to nothing keep their digits. */
const places = 36
const one = 10n ** BigInt(places)
/** Dollars on the better known side of a pool below which it says nothing: a few would move its price. */
const depthMin = 1_000n * one

/** Dollars, in units of 10^-36, of one whole token each. */
export function priceByPools({
  pools,
  dollars,
  wrapped,
  decimals,
}: priceByPools.Parameters): ReadonlyMap<string, bigint> {
  const quotes = new Map(dollars.map((dollar) => [dollar, one]))
  const coin = deepest(pools, wrapped, quotes, decimals)
  if (coin !== undefined) quotes.set(wrapped, coin)
  const prices = new Map(quotes)
  for (const { key } of pools) {
    if (prices.has(key)) continue
    const price = deepest(pools, key, quotes, decimals)
    if (price !== undefined) prices.set(key, price)
  }
  return prices
}

export declare namespace priceByPools {
  type Parameters = {
    pools: readonly LiquidityPool[]
    /** Tokens that are worth a dollar each. */
    dollars: readonly string[]
    wrapped: string
    decimals: ReadonlyMap<string, number>
  }
}

/** As a number, at the very end. */
export function toNumber(price: bigint): number {
  return Number(formatUnits(price, places))
}

/** The price in the pool that holds most: it takes the most money to move it. */
function deepest(
  pools: readonly LiquidityPool[],
  token: string,
  quotes: ReadonlyMap<string, bigint>,
  decimals: ReadonlyMap<string, number>,
): bigint | undefined {
  const own = decimals.get(token)
  if (own === undefined) return undefined
  let best: { depth: bigint; price: bigint } | undefined
  for (const { key, quote, ofToken, ofQuote } of pools) {
    const quoted = quotes.get(quote)
    const places = decimals.get(quote)
    if (key !== token || quoted === undefined || places === undefined || ofToken <= 0n) continue
    const depth = (ofQuote * quoted) / 10n ** BigInt(places)
    if (depth < depthMin || (best && depth <= best.depth)) continue
    best = {
      depth,
      price: (ofQuote * quoted * 10n ** BigInt(own)) / (ofToken * 10n ** BigInt(places)),
    }
  }
  return best?.price
}
