import { priceDigits, wholePrice } from './wholePrice.js'

/**
 * What an amount is worth in dollars, in cents: for show, never to compute with. `undefined` when the price is no price.
 *
 * @param price of one whole token
 */
export function cents(
  value: bigint,
  decimals: number,
  price: number | undefined,
): bigint | undefined {
  if (price === undefined || !Number.isFinite(price) || price <= 0 || price > 1e12) return undefined
  const size = value < 0n ? -value : value
  return (size * wholePrice(price)) / 10n ** BigInt(decimals + priceDigits - 2)
}
