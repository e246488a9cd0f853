/** Writes a decimal with every digit that it has, in the digits and with the grouping of the locale; as it is where engines would round it. */
export function writeExact(decimal: string, locale: string = 'en'): string {
  const { length } = decimal.split('.')[1] ?? ''
  if (length > digitsMax) return decimal
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: length,
    maximumFractionDigits: digitsMax,
  })
  // As text, so that no digit passes through a floating-point number.
  return format.format(decimal as `${number}`)
}

/** The most that every engine writes. */
const digitsMax = 20
