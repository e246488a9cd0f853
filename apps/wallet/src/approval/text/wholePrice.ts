/** How many digits behind the point a price keeps: of tokens that are worth next to nothing, too. */
export const priceDigits = 40

/** A price, times 10 to the power of `priceDigits`. */
export function wholePrice(price: number): bigint {
  const [digits = '0', exponent = '0'] = price.toExponential(15).split('e')
  const shift = BigInt(Number(exponent) + priceDigits - 15)
  const whole = BigInt(digits.replace('.', ''))
  return shift >= 0n ? whole * 10n ** shift : whole / 10n ** -shift
}
