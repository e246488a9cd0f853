import { formatUnits, parseUnits } from '@foyer/protocol'

/** Prices are counted in so many places: a token of a millionth of a cent is not worth nothing. */
const places = 18
const scale = 10n ** BigInt(places)

/** A price as it comes over HTTP, as a decimal; `undefined` where none is known. */
export function readPrice(price: number | undefined): string | undefined {
  if (price === undefined || !(price > 0) || price > 1e15) return undefined
  return formatUnits(parseUnits(price.toFixed(places), places), places)
}

/** What an amount is worth in US dollars, with two places, rounded down: never more than it is. */
export function worthOf(
  units: bigint,
  { decimals, price }: { decimals: number; price?: string | undefined },
): string | undefined {
  if (price === undefined) return undefined
  const cents = (units * parseUnits(price, places) * 100n) / (10n ** BigInt(decimals) * scale)
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * What an amount of dollars buys of a token, in its smallest unit, rounded down.
 *
 * @throws `invalid_amount` where the text is no amount
 */
export function unitsFor(
  dollars: string,
  { decimals, price }: { decimals: number; price: string },
): bigint {
  const worth = parseUnits(dollars, places)
  return (worth * 10n ** BigInt(decimals)) / parseUnits(price, places)
}
