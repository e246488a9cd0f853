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

/** Writes cents as dollars: `$1,234.50`, and `<$0.01` for less. */
export function dollars(value: bigint, locale = 'en-US'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  if (value === 0n) return `<${format.format(0.01)}`
  const text = `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
  return format.format(text as Intl.StringNumericLiteral)
}
