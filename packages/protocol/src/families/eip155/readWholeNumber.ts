/** Digits of 2^256: a number with more is no amount. */
const digitsMax = 78

/**
 * A number of ERC-681 (`2.014e18`) as a whole one below 2^256: a decimal point and an exponent are allowed as long as nothing is left behind the point. No
 * sign: `undefined` for anything else.
 */
export function readWholeNumber(text: string): bigint | undefined {
  const match = /^(\d{1,78})(?:\.(\d{1,78}))?(?:[eE](\d{1,2})?)?$/.exec(text)
  if (!match) return undefined
  const fraction = (match[2] ?? '').replace(/0+$/, '')
  const exponent = Number(match[3] ?? 0)
  if (fraction.length > exponent) return undefined
  const digits = `${match[1]}${fraction.padEnd(exponent, '0')}`.replace(/^0+(?=\d)/, '')
  if (digits.length > digitsMax) return undefined
  const value = BigInt(digits)
  return value < 2n ** 256n ? value : undefined
}
