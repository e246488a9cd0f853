/** A value in dollars beyond this is a mistake of its source. */
const dollarsMax = 1e15

/** Dollars as they come over HTTP, in millionths, what is less cut off. What is no amount of money is nothing. */
export function toMicroDollars(value: number | null | undefined): bigint {
  if (value === null || value === undefined || !(value > 0) || value > dollarsMax) return 0n
  return BigInt(Math.floor(value)) * 1_000_000n + millionths(value)
}

/** Of the digits that are written, so that 1.15 is no 1.149999. */
function millionths(value: number): bigint {
  const [, fraction = ''] = String(value).split('.')
  return value < 1e-6 ? 0n : BigInt(fraction.slice(0, 6).padEnd(6, '0'))
}

/** Adds up in whole millionths, so that no cent drifts away. */
export function sumDollars(values: Iterable<number | null | undefined>): bigint {
  let sum = 0n
  for (const value of values) sum += toMicroDollars(value)
  return sum
}

/** Millionths of dollars as a decimal with two places, rounded down: never more than there is. */
export function writeDollars(micro: bigint): `${number}` {
  const cents = String(micro / 10_000n).padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}` as `${number}`
}
