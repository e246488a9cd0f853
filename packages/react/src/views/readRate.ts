import { formatUnits } from '@foyer/protocol'

/** How many places are counted. */
const places = 18

/** The rate in the direction in which a whole one gives one or more: it has digits to compare then. */
export function readRate({ given, got }: readRate.Parameters): readRate.Rate {
  const scale = 10n ** BigInt(places)
  const whole = (one: readRate.Side, other: readRate.Side) =>
    (other.units * 10n ** BigInt(one.decimals) * scale) /
    (one.units * 10n ** BigInt(other.decimals))
  const isTurned = whole(given, got) < scale
  const [one, other] = isTurned ? [got, given] : [given, got]
  return { one: one.symbol, other: other.symbol, amount: formatUnits(whole(one, other), places) }
}

export declare namespace readRate {
  /** `units` are not 0. */
  type Side = { readonly symbol: string; readonly units: bigint; readonly decimals: number }
  type Parameters = { given: Side; got: Side }
  type Rate = { readonly one: string; readonly amount: string; readonly other: string }
}
