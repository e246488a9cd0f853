import { divideUp, formatUnits } from '@foyer/protocol'

/**
 * Writes an amount with every digit it has and the grouping of the language: never rounded. Negative ones with a minus.
 *
 * @param decimals of the token; unknown ones leave the amount in its smallest unit
 */
export function amount(value: bigint, decimals = 0, locale = 'en-US'): string {
  const text = formatUnits(value < 0n ? -value : value, Math.min(255, Math.max(0, decimals)))
  const [whole = '0', fraction] = text.split('.')
  const grouped = new Intl.NumberFormat(locale).format(BigInt(whole))
  const point = new Intl.NumberFormat(locale).format(1.1)[1] ?? '.'
  return `${value < 0n ? '−' : ''}${grouped}${fraction ? `${point}${digits(fraction, locale)}` : ''}`
}

/** No less than the value, with few digits that count: of what is said to be the most, read at a glance. */
export function roundUp(value: bigint, digits = 3): bigint {
  const cut = 10n ** BigInt(Math.max(0, value.toString().length - digits))
  return divideUp(value, cut) * cut
}

function digits(fraction: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { useGrouping: false })
  return [...fraction].map((digit) => format.format(Number(digit))).join('')
}
