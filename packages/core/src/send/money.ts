import { divideUp, formatUnits, parseUnits } from '@foyer/protocol'

/** Prices are counted in so many places: a token of a millionth of a cent is not worth nothing. */
const places = 18
const scale = 10n ** BigInt(places)

/** A price as it comes over HTTP, as a decimal; `undefined` where none is known. */
export function readPrice(price: number | undefined): string | undefined {
  if (price === undefined || !(price > 0) || price > 1e15) return undefined
  const counted = parseUnits(price.toFixed(places), places)
  return counted === 0n ? undefined : formatUnits(counted, places)
}

/** What an amount is worth in US dollars, with two places, rounded down: never more than it is. */
export function worthOf(
  units: bigint,
  { decimals, price }: { decimals: number; price?: string | undefined },
): string | undefined {
  if (price === undefined) return undefined
  return writeCents((units * parseUnits(price, places) * 100n) / (10n ** BigInt(decimals) * scale))
}

/** Of a dollar, below which a cost is written in millionths. */
const cent = 10_000n
const microPlaces = 6

/** What an amount costs in US dollars, rounded up: with two places, and below a cent with as many as six. Only nothing costs `0.00`. */
export function costOf(
  units: bigint,
  { decimals, price }: { decimals: number; price?: string | undefined },
): string | undefined {
  if (price === undefined) return undefined
  const micro = divideUp(
    units * parseUnits(price, places) * 10n ** BigInt(microPlaces),
    10n ** BigInt(decimals) * scale,
  )
  if (micro > 0n && micro < cent) return formatUnits(micro, microPlaces)
  return writeCents(divideUp(micro, cent))
}

function writeCents(cents: bigint): string {
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
