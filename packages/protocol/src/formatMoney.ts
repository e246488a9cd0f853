import { moneyDecimals } from './catalogue/limits.js'
import { cutDecimal } from './cutDecimal.js'

/** A plain decimal. Bounded, because it comes from a server. */
const decimal = /^-?\d{1,100}(?:\.\d{1,100})?$/

/**
 * Writes an amount of money with two decimals, the rest cut off as of balances, and the grouping of the language, without a currency
 * sign: `1,234.50`. A decimal string keeps every digit before. What is no amount is written as zero.
 *
 * @param locale a BCP 47 language tag
 * @throws `RangeError` when the tag is malformed
 */
export function formatMoney(value: bigint | number | string | undefined, locale = 'en-US'): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: moneyDecimals,
    maximumFractionDigits: moneyDecimals,
    signDisplay: 'negative',
  }).format(isAmount(value) ? (cutDecimal(value, moneyDecimals) as `${number}`) : 0)
}

function isAmount(value: unknown): value is bigint | number | Intl.StringNumericLiteral {
  if (typeof value === 'string') return decimal.test(value)
  return typeof value === 'bigint' || Number.isFinite(value)
}
