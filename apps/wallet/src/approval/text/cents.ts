import { divideUp } from '@foyer/protocol'
import { priceDigits, wholePrice } from './wholePrice.js'

/**
 * What an amount is worth in dollars, in cents: for show, never to compute with. `undefined` when the price is no price.
 *
 * @param price of one whole token
 * @param isCost rounds up, from a cent on: below one it is `0n`, which is written as less than a cent
 */
export function cents(
  value: bigint,
  decimals: number,
  price: number | undefined,
  isCost = false,
): bigint | undefined {
  if (price === undefined || !Number.isFinite(price) || price <= 0 || price > 1e12) return undefined
  const size = value < 0n ? -value : value
  const [parts, cent] = [size * wholePrice(price), 10n ** BigInt(decimals + priceDigits - 2)]
  return isCost && parts > cent ? divideUp(parts, cent) : parts / cent
}
